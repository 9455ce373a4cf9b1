import { expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { experienceOf } from '../../experience/experience.ts';

const years = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(({ period }) => {
    const { start, end } = period?.value ?? { start: null, end: null };
    return [start, end].map((date) => (date === null || date === 'present' ? (date ?? '') : date.year)).join('..');
  });
};

test('lone years below From and To are one period', () => {
  expect(
    years(
      'Organization\tDesignation\tFrom\tTo',
      'Harrow Power Ltd\tSenior Technician\tApr 2019\tTill date',
      'Ashby Motors Ltd\tHelper\t2014\t2015',
    ),
  ).toEqual(['2019..present', '2014..2015']);
});

test('years below other names stay apart', () => {
  expect(years('Organization\tDesignation\tYear\tMarks', 'Ashby Motors Ltd\tHelper\t2014\t2015')).toEqual(['2014..']);
});
