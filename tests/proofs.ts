import fs from 'node:fs';
import path from 'node:path';
import { readSource, root } from './source-files.ts';

/** A test: its file, and words of its name. */
export type Proof = { file: string; words: string };

/** The cells of the proof column: tests (`file` "words of the name") and reasons in words, separated by ';'. */
const partsOf = (text: string): string[] => text.split(/; (?=`)/);

export const proofsIn = (text: string): Proof[] =>
  partsOf(text).flatMap((part) => {
    const [, file, words] = /^`([^`]+)` "([^"]+)"$/.exec(part) ?? [];
    return file === undefined || words === undefined ? [] : [{ file, words }];
  });

/** The lines of the test file that contain these words; none if there is no such test. */
export const linesOf = ({ file, words }: Proof): string[] =>
  fs.existsSync(path.join(root, file))
    ? readSource(file)
        .replaceAll("\\'", "'")
        .split('\n')
        .filter((line) => line.includes(words))
    : [];

/** Problems with a row's proofs, one sentence each. */
export const faultOfProof = (about: string, text: string): string[] => {
  const proofs = proofsIn(text);
  // Neither a test nor a reason: a filename alone proves nothing.
  if (text.length < 9 || (proofs.length === 0 && text.startsWith('`server/')))
    return [`${about} has no proof and no reason`];
  return proofs
    .filter((proof) => linesOf(proof).length === 0)
    .map(({ file, words }) => `${about}: there is no test "${words}" in ${file}`);
};
