import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource, root } from './source-files.ts';

const upTo = (letter: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);
const wanted = [...upTo('A', 15), ...upTo('B', 17), ...upTo('W', 12), 'W2b', ...upTo('U', 14), ...upTo('L', 14)];

type Row = { id: string; proof: string };

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| ([ABWUL]\d+b?) \| [^|]+ \| ([^|]*) \|$/gm)].map(([, id = '', proof = '']) => ({
    id,
    proof,
  }));

/** What is wrong with a row: a test that is not there, or neither a test nor a reason. */
const faultOf = ({ id, proof }: Row): string[] => {
  const [, file, words] = /^`([^`]+)` "([^"]+)"$/.exec(proof) ?? [];
  if (file === undefined || words === undefined)
    return proof.length >= 9 && !proof.startsWith('`server/') ? [] : [`${id} has no proof and no reason`];
  if (!fs.existsSync(path.join(root, file))) return [`${id}: there is no ${file}`];
  const source = readSource(file).replaceAll("\\'", "'");
  return source.includes(words) ? [] : [`${id}: ${file} has no test "${words}"`];
};

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
