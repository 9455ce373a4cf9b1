import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { atomsOf } from '../atoms/atoms.ts';
import { labelHeads } from './label-heads.ts';
import type { HeadKind } from './labelling/head-candidates.ts';
import { rowsOf } from '../rows.ts';

const atomsIn = (lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  const rows = rowsOf(reading, sections);
  return atomsOf(rows, rows.find(({ periods }) => periods.length > 0) ?? null);
};
const labelled = (heads: readonly (readonly string[])[], kinds: readonly HeadKind[] = []) =>
  labelHeads(heads.map(atomsIn), kinds).map(({ parts }) => {
    const text = (label: 'title' | 'employer' | 'place') => parts[label]?.map((atom) => atom.text).join(', ') ?? null;
    return [text('title'), text('employer'), text('place')];
  });

describe('the labels of the pieces of an entry header', () => {
  test.each<[string[], (string | null)[]]>([
    [['Welder, Acme Ltd, Leeds, 2019 – 2021'], ['Welder', 'Acme Ltd', 'Leeds']],
    [
      ['Acme Ltd, Leeds', 'Welder'],
      ['Welder', 'Acme Ltd', 'Leeds'],
    ],
    [
      ['Software Engineer | Harrow Systems Inc. | Boston, MA'],
      ['Software Engineer', 'Harrow Systems Inc.', 'Boston, MA'],
    ],
    [['Nurse at Lakeside Hospital'], ['Nurse', 'Lakeside Hospital', null]],
    [
      ['Vice President, Manufacturing', 'Acme Ltd'],
      ['Vice President, Manufacturing', 'Acme Ltd', null],
    ],
  ])('%s', (head, parts) => {
    expect(labelled([head])).toEqual([parts]);
  });

  test('an ambiguous header is labelled like its neighbours', () => {
    const heads = [
      ['Welder – Acme Ltd'],
      ['Fitter – Harrow Works Inc.'],
      ['Plumber – Lakeside Pipes LLC'],
      ['Zymurgist – Quell'],
    ];
    expect(labelled(heads).at(-1)).toEqual(['Zymurgist', 'Quell', null]);
  });

  test('above roles, a header is an employer without a title', () => {
    expect(labelled([['Acme Ltd, 2015 – 2021'], ['Welder, 2018 – 2021']], ['announcing', 'role'])).toEqual([
      [null, 'Acme Ltd', null],
      ['Welder', null, null],
    ]);
  });

  test('an empty header has no parts', () => {
    expect(labelHeads([[]])[0]?.parts).toEqual({});
  });
});
