import { expect, test } from 'vitest';
import { atsBands, formatBands, jobMatchBands, keywordBandsFor } from './bands.ts';

test('a word has one color in every table of bands', () => {
  const tables = [atsBands, formatBands, jobMatchBands, keywordBandsFor('job'), keywordBandsFor('nothing')];
  const colors = Map.groupBy(tables.flat(), ({ word }) => word);
  for (const [word, bands] of colors) expect(new Set(bands.map(({ tone }) => tone)).size, word).toBe(1);
  expect([...colors].map(([word, [band]]) => `${word}: ${band?.tone ?? ''}`)).toEqual([
    'Excellent: good',
    'Good: good',
    'Moderate: fair',
    'Poor: poor',
    'Acceptable: fair',
    'Low: poor',
    'Strong: good',
  ]);
});

test('green begins at 75 for the overall score and the format, which have their own sentence there', () => {
  for (const bands of [atsBands, formatBands])
    expect(bands.filter(({ tone }) => tone === 'good').map(({ from }) => from)).toEqual([90, 75]);
});
