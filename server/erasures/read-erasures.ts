import { existsSync, readFileSync } from 'node:fs';
import type { KeyRing } from '../keys/key-ring.ts';
import { type Erasure, openLine, parseLine, type SealedErasure } from './erasure.ts';
import { filesOf, type LogFile } from './log-file.ts';

/**
 * An entry with the place where it was first written and the day of its file; `lines` are all lines that hold it, in case
 * keys were rotated.
 */
export type LoggedErasure = {
  file: string;
  nr: number;
  day: string;
  erasure: Erasure;
  lines: readonly SealedErasure[];
};

type Line = SealedErasure & { day: string };

/**
 * Everything that an erasure log contains; null without such a folder. Throws a sentence when a line is damaged or
 * missing, or was sealed with a key that is not configured: then nobody knows who is left out. Files that are older than
 * the log is kept are not read, whether they have been deleted yet or not.
 */
export const readErasures = (folder: string, ring: KeyRing, now: Date): LoggedErasure[] | null => {
  if (!existsSync(folder)) return null;
  const lines = filesOf(folder, now).flatMap(linesOf);
  const places = Map.groupBy(lines, ({ file, nr }) => `${file} ${nr}`);
  refuseGaps(folder, lines);
  return [...places.values()].map((same) => {
    const [first] = same;
    const erasure = same.map((line) => openLine(ring, line)).find((one) => one !== null);
    if (first === undefined || erasure === undefined)
      throw new Error(
        `The erasure log in ${folder} has an entry that cannot be opened (sealed with the key ${first?.key ?? ''}). Add that key to DATA_KEYS.`,
      );
    return { file: first.file, nr: first.nr, day: first.day, erasure, lines: same };
  });
};

/** What follows the last line end was being written when its server died, and was never reported as recorded. */
const linesOf = ({ path, day }: LogFile): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((text, index) => {
      const line = parseLine(text);
      if (line === null) throw new Error(`The erasure log ${path} is damaged in line ${index + 1}.`);
      return { ...line, day };
    });

const refuseGaps = (folder: string, lines: readonly Line[]): void => {
  for (const [file, own] of Map.groupBy(lines, (line) => line.file)) {
    const found = new Set(own.map(({ nr }) => nr));
    // Not Math.max(...found): a file may have more lines than a call can have arguments.
    const last = own.reduce((highest, { nr }) => Math.max(highest, nr), 0);
    if (last !== found.size)
      throw new Error(`The erasure log in ${folder} is incomplete: entries of ${file} are missing.`);
  }
};
