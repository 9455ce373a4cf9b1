import { uploadProblemOf } from '#contract/api/analyses.ts';
import { words as allWords } from '../words.ts';
import type { Opened } from './open-archive.ts';
import type { LeftOut } from './unpack.ts';

const words = allWords.files;

export type Refused = { name: string; reason: string };
/** `note`: what is to be said about all of them, such as that there was no room for the rest. */
export type ChosenResumes = { files: File[]; refused: Refused[]; note: string | null };

/**
 * The resumes among chosen files, with those in archives, at most `left`. Files that systems add to folders are passed
 * over in silence; everything else that is not taken is named with the reason.
 */
export const chosenResumes = async (
  chosen: readonly File[],
  left: number,
  openArchive: (archive: File, maxFiles: number) => Promise<Opened>,
): Promise<ChosenResumes> => {
  if (left <= 0) return { files: [], refused: [], note: words.full };
  const files: File[] = [];
  const refused: Refused[] = [];
  for (const file of chosen) {
    if (/^(\.|Thumbs\.db$|desktop\.ini$)/.test(file.name)) continue;
    if (!isArchive(file)) {
      const problem = uploadProblemOf(file);
      if (problem === null) files.push(file);
      else refused.push({ name: file.name, reason: problem.message });
      continue;
    }
    const opened = await openArchive(file, left);
    if (opened.is !== 'unpacked') {
      refused.push({ name: file.name, reason: archiveReasons[opened.is] });
      continue;
    }
    files.push(...opened.files.map(({ name, bytes }) => new File([bytes], name)));
    refused.push(...opened.leftOut.map(({ name, reason }) => ({ name, reason: reasonOf(reason) })));
  }
  const note = files.length > left ? words.tooMany(left) : files.length === 0 ? words.nothing : null;
  return { files: files.slice(0, left), refused, note };
};

const isArchive = ({ name }: File): boolean => name.toLowerCase().endsWith('.zip');

const archiveReasons: Record<Exclude<Opened['is'], 'unpacked'>, string> = {
  broken: words.archiveBroken,
  'too-many-entries': words.tooManyEntries,
  'too-large': words.archiveTooLarge,
  'too-long': words.archiveTooLong,
};

const entryReasons = {
  dense: words.entryTooDense,
  broken: words.entryBroken,
  'archive-inside': words.archiveInside,
  total: words.totalTooLarge,
} as const;

const reasonOf = (reason: LeftOut['reason']): string =>
  typeof reason === 'string' ? entryReasons[reason] : reason.message;
