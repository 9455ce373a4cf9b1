import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { anchorScore } from './anchor-score.ts';
import { rowsOf } from '../rows.ts';

const scoreOf = (line: string, markersTellBody = true) => {
  const { reading, sections } = sectionByHand('experience', [line]);
  const [row] = rowsOf(reading, sections);
  if (row === undefined) throw new Error(`'${line}' is no row`);
  return anchorScore(row, markersTellBody);
};

describe('dates of an entry', () => {
  test.each([
    'Jan 2019 – Mar 2021',
    '(2019 – 2021)',
    'Acme\t2019 – 2021',
    'Acme, Leeds | 2019 – 2021',
    '2019 – 2021, Acme',
    'Jan 2019',
  ])('%s', (line) => {
    expect(scoreOf(line)).toBeGreaterThan(2.5);
  });

  test.each([
    'In the winter of 2019 we moved the whole of the plant to a new and larger site',
    '• Won the award of the city in 2019',
    'Project: a new pump, 2019 – 2021',
    'built in 2019',
  ])('no such dates: %s', (line) => {
    expect(scoreOf(line)).toBeLessThan(1);
  });

  test('a row without a period is never one', () => {
    expect(scoreOf('Acme')).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a range scores higher than a year, and a cell of its own higher than the end of a sentence', () => {
    expect(scoreOf('Acme, 2019 – 2021')).toBeGreaterThan(scoreOf('Acme, 2019'));
    expect(scoreOf('Acme\t2019 – 2021')).toBeGreaterThan(scoreOf('Acme from 2019 – 2021'));
  });

  test('a bullet counts against it only when bullets mark the bodies', () => {
    expect(scoreOf('• Acme, 2019 – 2021', false)).toBeGreaterThan(scoreOf('• Acme, 2019 – 2021', true));
  });
});
