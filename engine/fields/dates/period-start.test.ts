import { describe, expect, test } from 'vitest';
import { betweenWords, monthNames, seasonNames, sinceWords, untilWords } from '../../lexicon/months.ts';
import { mayStartPeriod } from './period-start.ts';
import { periodsIn } from './periods.ts';

describe('a period may start', () => {
  const listed = [...monthNames.keys(), ...seasonNames, ...sinceWords, ...untilWords, ...betweenWords];
  test.each([
    ['with each word of the lists', listed],
    ['with a capital', listed.map((word) => word.charAt(0).toUpperCase() + word.slice(1))],
    ['with a misspelled month', ['Febuary', 'Septmeber', 'Ocotber']],
    ['with a number or a Roman one', ['06', '2019', 'VII', '21st']],
    ['with letters before digits', ["Sept'19", 'Jan2019', "Q1'19", 'H2']],
  ])('%s', (_, words) => {
    expect(words.filter((word) => !mayStartPeriod(`a ${word} 2019`, 2))).toEqual([]);
  });

  test("with 'Present' in a cell of its own only", () => {
    expect(mayStartPeriod('Welder\tPresent – June 2019', 7)).toBe(true);
    expect(mayStartPeriod('Welder Present – June 2019', 7)).toBe(false);
    expect(periodsIn('Welder\tPresent – June 2019')).toHaveLength(1);
  });

  test('with no other word', () => {
    const text = 'led eleven welders at Harrow Works in Leeds, summa cum laude';
    const starts = [...text.matchAll(/\p{L}+/gu)].map(({ index }) => index);
    expect(starts.filter((index) => mayStartPeriod(text, index))).toEqual([]);
  });
});
