import fs from 'node:fs';
import path from 'node:path';
import { readSource, root } from './source-files.ts';

/** A test: where it is, and words of its name. */
export type Proof = { file: string; words: string };

/** What stands in the column of proofs: tests (`file` "words of the name") and reasons in words, with ';' between them. */
const partsOf = (text: string): string[] => text.split(/; (?=`)/);

export const proofsIn = (text: string): Proof[] =>
  partsOf(text).flatMap((part) => {
    const [, file, words] = /^`([^`]+)` "([^"]+)"$/.exec(part) ?? [];
    return file === undefined || words === undefined ? [] : [{ file, words }];
  });

/** The lines of the proof's file that hold its words: none when the test is not there. */
export const linesOf = ({ file, words }: Proof): string[] =>
  fs.existsSync(path.join(root, file))
    ? readSource(file)
        .replaceAll("\\'", "'")
        .split('\n')
        .filter((line) => line.includes(words))
    : [];

/** What is wrong with the proofs of something: a sentence for each fault. */
export const faultOfProof = (about: string, text: string): string[] => {
  const proofs = proofsIn(text);
  // Neither a test nor a reason: the name of a file says nothing yet.
  if (text.length < 9 || (proofs.length === 0 && text.startsWith('`server/')))
    return [`${about} has no proof and no reason`];
  return proofs
    .filter((proof) => linesOf(proof).length === 0)
    .map(({ file, words }) => `${about}: there is no test "${words}" in ${file}`);
};
