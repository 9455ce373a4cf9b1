import { describe, expect, it } from 'vitest';
import { locateInPdf, highlightKey, strokesOn } from './strokes-of.ts';

const at = (page: number, y: number) => ({ quote: 'words', page, box: { x: 40, y, width: 100, height: 12 } });
const marks = [
  { number: 1, check: 'one', title: 'One', action: undefined, places: [at(1, 10), at(2, 20)] },
  { number: 2, check: 'two', title: 'Two', action: undefined, places: [at(2, 30)] },
];

describe('the strokes on a sheet', () => {
  it('are those of the findings on it, with the chosen one marked', () => {
    expect(strokesOn(2, marks, { is: 'findings', number: 2 }, locateInPdf)).toEqual([
      expect.objectContaining({ number: 1, isChosen: false, boxes: [at(2, 20).box] }),
      expect.objectContaining({ number: 2, isChosen: true, boxes: [at(2, 30).box] }),
    ]);
    expect(strokesOn(1, marks, { is: 'findings', number: null }, locateInPdf)).toHaveLength(1);
    expect(strokesOn(3, marks, { is: 'findings', number: null }, locateInPdf)).toEqual([]);
  });

  it('are only those of the words while words are highlighted', () => {
    const highlight = { is: 'words' as const, title: 'Triage', places: [at(1, 50), at(1, 90)], at: 1 };
    expect(strokesOn(1, marks, highlight, locateInPdf)).toEqual([
      expect.objectContaining({ key: 'words-0', number: null, isChosen: false, boxes: [at(1, 50).box] }),
      expect.objectContaining({ key: 'words-1', number: null, isChosen: true, boxes: [at(1, 90).box] }),
    ]);
    expect(highlightKey(highlight)).toBe('words-1');
  });

  it('leave out places without a box', () => {
    expect(locateInPdf({ quote: 'words', paragraph: 3 })).toEqual([]);
  });
});
