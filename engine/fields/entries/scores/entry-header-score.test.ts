import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { continuation, entryHeaderScore, headerWordsOf, jobPartScore } from './entry-header-score.ts';
import { rowsOf } from '../rows.ts';
import { sectionStyleOf } from '../section-style.ts';

const body = ['• Welded the hulls of eleven ships in two yards', '• Trained four apprentices and wrote the handbook'];
const scoresOf = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', [...lines, ...body]);
  const rows = rowsOf(reading, sections);
  const style = sectionStyleOf(rows);
  return rows.map((row) => entryHeaderScore(headerWordsOf(row, jobPartScore), style));
};
const scoreOf = (line: string) => scoresOf(line)[0] ?? 0;

describe('a row that could be part of an entry header', () => {
  test.each(['**Welder', 'Welder, Acme', 'Acme Ltd.\t2019 – 2021', '**Harrow College', 'Leeds, United Kingdom'])(
    '%s',
    (line) => {
      expect(scoreOf(line)).toBeGreaterThan(0);
    },
  );

  test.each([
    '• Welded the hulls of eleven ships in two yards',
    'Led the team through a long and cold winter on the river, with few losses.',
    'Technologies: pumps, valves',
    'Highlights',
    '*compared with the 2019 sales',
    'and kept the books of the yard for all those years',
  ])('rather of its body: %s', (line) => {
    expect(scoreOf(line)).toBeLessThan(0);
  });

  test('bold type counts for a header', () => {
    expect(scoreOf('**Acme')).toBeGreaterThan(scoreOf('Acme'));
  });
});

const goesOn = (before: string, line: string) => {
  const { reading, sections } = sectionByHand('experience', [before, line]);
  const [first, second] = rowsOf(reading, sections);
  if (first === undefined || second === undefined) throw new Error('Two rows are needed');
  return continuation(second, first, sectionStyleOf([first, second]));
};

describe('a row that continues the sentence before it', () => {
  const long = '• Welded the hulls of eleven ships in two yards, and of a ferry that';

  test('lower case after a long line does', () => {
    expect(goesOn(long, 'had lain in the mud')).toBeGreaterThan(0);
  });

  test('a bullet, and a capital behind a full stop, do not', () => {
    expect(goesOn(long, '• Trained four')).toBeLessThan(-5);
    expect(goesOn('Welded hulls.', 'Acme Works')).toBeLessThan(0);
  });
});
