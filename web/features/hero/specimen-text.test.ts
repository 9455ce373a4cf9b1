import { describe, expect, it } from 'vitest';
import { isInOrder, lines, lost, numberOf, stored } from './specimen-text.ts';

describe('the invented resume of the banner', () => {
  it('stores every line exactly once', () => {
    expect([...stored].sort()).toEqual(lines.map((line) => line.id).sort());
  });

  it('numbers the lines from 1 in reading order', () => {
    expect(lines.map((line) => numberOf(line.id))).toEqual(lines.map((_, index) => index + 1));
  });

  it('marks the jumps and nothing else', () => {
    const jumps = stored.filter((id) => !lost.has(id) && !isInOrder(id));
    expect(jumps).toEqual(['skills', 'date1', 'date2', 'experience', 'bullet1', 'bullet3']);
  });
});
