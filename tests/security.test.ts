import { describe, expect, test } from 'vitest';
import { faultOfProof } from './proofs.ts';
import { readSource } from './source-files.ts';

const upTo = (letter: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);
const wanted = [
  ...upTo('A', 15),
  ...upTo('B', 17),
  ...upTo('W', 12),
  'W2b',
  ...upTo('U', 14),
  ...upTo('L', 14),
  ...upTo('P', 13),
];

type Row = { id: string; proof: string };

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| ([ABWULP]\d+b?) \| [^|]+ \| ([^|]*) \|$/gm)].map(([, id = '', proof = '']) => ({
    id,
    proof,
  }));

const faultOf = ({ id, proof }: Row): string[] => faultOfProof(id, proof);

describe('docs/security.md', () => {
  const rows = rowsOf(readSource('docs/security.md'));

  test('has one row for everything that must hold', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...wanted].toSorted());
  });

  test('names a test that exists, or says why there is none', () => {
    expect(rows.flatMap(faultOf)).toEqual([]);
  });

  // Planted mistakes: what cannot fail proves nothing.
  test('a lost test and an empty reason are named', () => {
    expect(faultOf({ id: 'A1', proof: '`server/access.test.ts` "words of no test"' })).toHaveLength(1);
    expect(faultOf({ id: 'A1', proof: '`server/none.test.ts` "x"' })).toHaveLength(1);
    expect(faultOf({ id: 'A1', proof: '' })).toHaveLength(1);
  });
});
