import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRing } from '../keys/key-ring.ts';
import { type Erasure, openLine, parseLine, type SealedErasure } from './erasure.ts';
import { logExtension } from './log-file.ts';

/** An entry with the place where it was first written; `lines` are all lines that hold it, in case keys were rotated. */
export type LoggedErasure = { file: string; nr: number; erasure: Erasure; lines: readonly SealedErasure[] };

/**
 * Everything that an erasure log contains; null without such a folder. Throws a sentence when a line is damaged or
 * missing, or was sealed with a key that is not configured: then nobody knows who is left out.
 */
export const readErasures = (folder: string, ring: KeyRing): LoggedErasure[] | null => {
  if (!existsSync(folder)) return null;
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(logExtension))
    .toSorted()
    .flatMap((name) => linesOf(join(folder, name)));
  const places = Map.groupBy(lines, ({ file, nr }) => `${file} ${nr}`);
  refuseGaps(folder, lines);
  return [...places.values()].map((same) => {
    const [first] = same;
    const erasure = same.map((line) => openLine(ring, line)).find((one) => one !== null);
    if (first === undefined || erasure === undefined)
      throw new Error(
        `The erasure log in ${folder} has an entry that cannot be opened (sealed with the key ${first?.key ?? ''}). Add that key to DATA_KEYS.`,
      );
    return { file: first.file, nr: first.nr, erasure, lines: same };
  });
};

/** What follows the last line end was being written when its server died, and was never reported as recorded. */
const linesOf = (file: string): SealedErasure[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((text, index) => {
      const line = parseLine(text);
      if (line === null) throw new Error(`The erasure log ${file} is damaged in line ${index + 1}.`);
      return line;
    });

const refuseGaps = (folder: string, lines: readonly SealedErasure[]): void => {
  for (const [file, own] of Map.groupBy(lines, (line) => line.file)) {
    const found = new Set(own.map(({ nr }) => nr));
    if (Math.max(...found) !== found.size)
      throw new Error(`The erasure log in ${folder} is incomplete: entries of ${file} are missing.`);
  }
};
