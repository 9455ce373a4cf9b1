import { describe, expect, test } from 'vitest';
import { documentOfText } from '../plain-text.ts';
import { noTraits } from '../no-traits.ts';
import { emptyGathered, endSection } from './gathered.ts';

const add = (all: ReturnType<typeof emptyGathered>, count: number): void => {
  const lines = Array.from({ length: count }, () => 'Line').join('\n');
  for (const paragraph of count === 0 ? [] : (documentOfText(lines, []).paragraphs ?? []))
    all.paragraphs.push({ ...paragraph, runs: [...paragraph.runs], sectionColumns: 0 });
};

describe('the end of a section gives its paragraphs their columns', () => {
  test.each<[string, [count: number, columns: number][], number[]]>([
    ['one section', [[3, 2]], [2, 2, 2]],
    [
      'two sections',
      [
        [2, 1],
        [1, 3],
      ],
      [1, 1, 3],
    ],
    [
      'a section back in one column',
      [
        [1, 1],
        [2, 2],
        [1, 1],
      ],
      [1, 2, 2, 1],
    ],
    [
      'an empty section',
      [
        [1, 2],
        [0, 5],
        [1, 1],
      ],
      [2, 1],
    ],
    ['nothing at all', [[0, 2]], []],
  ])('%s', (_what, sections, columns) => {
    const all = emptyGathered();
    for (const [count, own] of sections) {
      add(all, count);
      endSection(all, own);
    }
    expect(all.paragraphs.map(({ sectionColumns }) => sectionColumns)).toEqual(columns);
  });

  test('and leaves those that follow alone', () => {
    const all = emptyGathered();
    add(all, 1);
    endSection(all, 2);
    add(all, 1);
    expect(all.paragraphs.map(({ sectionColumns }) => sectionColumns)).toEqual([2, 0]);
    expect(all.sectionStart).toBe(1);
  });
});

test('each walk starts with nothing, whatever another has found', () => {
  const first = emptyGathered();
  add(first, 2);
  first.traits.ligatures += 1;
  first.charactersRead = 8;
  const second = emptyGathered();
  expect(second.paragraphs).toEqual([]);
  expect(second.traits).toEqual(noTraits);
  expect([second.traits.ligatures, second.charactersRead, second.sectionStart]).toEqual([0, 0, 0]);
});
