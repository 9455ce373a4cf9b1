import { expect, test } from 'vitest';
import { noGainOf } from './no-gain.ts';

const titleOf = (check: string): string => (check === 'no-headings' ? 'We found no headings' : check);
const held = { priority: 'high', gain: 0, jobGain: 0, heldBackBy: { check: 'no-headings', limit: 65 } } as const;

test('a finding of high priority without points says which problem holds the score back', () => {
  expect(noGainOf(held, titleOf)).toBe(
    'Fixing this alone does not raise the overall score yet, because another problem limits it to 65%: We found no headings.',
  );
});

test('a finding with points, of less priority or without points for another reason says nothing', () => {
  expect(noGainOf({ ...held, gain: 3 }, titleOf)).toBeUndefined();
  expect(noGainOf({ ...held, jobGain: 3 }, titleOf)).toBeUndefined();
  expect(noGainOf({ ...held, priority: 'medium' }, titleOf)).toBeUndefined();
  const { heldBackBy: _, ...free } = held;
  expect(noGainOf(free, titleOf)).toBeUndefined();
});
