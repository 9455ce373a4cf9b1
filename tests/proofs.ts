import fs from 'node:fs';
import path from 'node:path';
import { readSource, root } from './source-files.ts';

/** What is wrong with a proof (`file` "words of the test's name", or a reason in words): nothing, or one sentence. */
export const faultOfProof = (about: string, proof: string): string[] => {
  const [, file, words] = /^`([^`]+)` "([^"]+)"$/.exec(proof) ?? [];
  if (file === undefined || words === undefined)
    return proof.length >= 9 && !proof.startsWith('`server/') ? [] : [`${about} has no proof and no reason`];
  if (!fs.existsSync(path.join(root, file))) return [`${about}: there is no ${file}`];
  const source = readSource(file).replaceAll("\\'", "'");
  return source.includes(words) ? [] : [`${about}: ${file} has no test "${words}"`];
};
