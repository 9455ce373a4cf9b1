import { describe, expect, test } from 'vitest';
import { copiedRunsFrom } from './copied-runs.ts';

const runsIn = (source: string, text: string, length: number): readonly number[] =>
  copiedRunsFrom(source.split(' '), length)(text.split(' '));

describe('runs of words that two texts share', () => {
  test('begin where words are in the order of the source', () => {
    expect(runsIn('we splice rope and mend nets', 'I splice rope and mend sails', 3)).toEqual([1, 2]);
  });

  test('are empty where words are in another order', () => {
    expect(runsIn('we splice rope and mend nets', 'mend rope and splice nets', 3)).toEqual([]);
  });

  test('end at a word of its own, and begin again behind it', () => {
    expect(runsIn('we splice rope and mend nets', 'splice rope quickly and mend nets', 3)).toEqual([3]);
  });

  test('are none in a text with fewer words', () => {
    expect(runsIn('splice rope', 'splice rope', 3)).toEqual([]);
  });
});
