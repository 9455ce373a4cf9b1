import { describe, expect, it } from 'vitest';
import { spreadTags } from './spread-tags.ts';

describe('tags beside a page', () => {
  it('stay at their desired tops when there is room', () => {
    expect(spreadTags([10, 200, 90], 30, 500)).toEqual([10, 200, 90]);
  });

  it('make room for each other in the order of their places', () => {
    expect(spreadTags([100, 100, 110], 30, 500)).toEqual([100, 130, 160]);
  });

  it('stay within the page at its end', () => {
    expect(spreadTags([480, 490], 30, 500)).toEqual([440, 470]);
  });

  it('never overlap, however many there are', () => {
    const tops = spreadTags(
      Array.from({ length: 30 }, () => 40),
      30,
      500,
    ).toSorted((a, b) => a - b);
    expect(tops.slice(1).every((top, index) => top - (tops[index] ?? 0) >= 30)).toBe(true);
    expect(tops[0]).toBe(0);
  });
});
