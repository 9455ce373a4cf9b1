import { type UnzipFileInfo, unzipSync } from 'fflate';
import { uploadProblemOf } from '#contract/api/analyses.ts';
import { archiveLimits } from './archive-limits.ts';

/** Why something in an archive is not taken; the page has the sentences. */
export type LeftOut = { name: string; reason: 'dense' | 'broken' | 'archive-inside' | 'total' | { message: string } };
export type Unpacked =
  | { is: 'unpacked'; files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]; leftOut: LeftOut[] }
  | { is: 'broken' }
  | { is: 'too-many-entries' };

type Entry = Pick<UnzipFileInfo, 'name' | 'size' | 'originalSize'> & { index: number };

/**
 * The resumes of a ZIP archive. Its directory is read first, and an entry is unpacked only within the limits: into
 * exactly as many bytes as the directory says, so an entry that lies about its size is cut off or refused.
 */
export const unpack = (archive: Uint8Array<ArrayBuffer>, maxFiles: number): Unpacked => {
  const entries = entriesOf(archive);
  if (entries === null) return { is: 'broken' };
  if (entries.length > archiveLimits.entries) return { is: 'too-many-entries' };
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const leftOut: LeftOut[] = [];
  let total = 0;
  for (const entry of entries.filter(isMeant)) {
    const name = entry.name.split('/').at(-1) ?? entry.name;
    const reason = faultOf(entry, total);
    if (reason !== null) {
      leftOut.push({ name, reason });
      continue;
    }
    // One more than can be taken, so that the page sees that there are more.
    if (files.length > maxFiles) break;
    const bytes = bytesOf(archive, entry);
    if (bytes === null) leftOut.push({ name, reason: 'broken' });
    else {
      total += bytes.length;
      files.push({ name, bytes });
    }
  }
  return { is: 'unpacked', files, leftOut };
};

/** null when it is no archive. */
const entriesOf = (archive: Uint8Array): Entry[] | null => {
  const entries: Entry[] = [];
  try {
    unzipSync(archive, {
      filter: ({ name, size, originalSize }) => {
        entries.push({ name, size, originalSize, index: entries.length });
        return false;
      },
    });
    return entries;
  } catch {
    return null;
  }
};

/** Folders, and what macOS and Windows add by themselves, are not worth a line. */
const isMeant = ({ name }: Entry): boolean =>
  !name.endsWith('/') && !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/.test(name);

const faultOf = ({ name, size, originalSize }: Entry, total: number): LeftOut['reason'] | null => {
  if (name.toLowerCase().endsWith('.zip')) return 'archive-inside';
  const problem = uploadProblemOf({ name, size: originalSize });
  if (problem !== null) return { message: problem.message };
  if (originalSize > archiveLimits.ratioFromBytes && originalSize > size * archiveLimits.ratio) return 'dense';
  return total + originalSize > archiveLimits.unpackedBytes ? 'total' : null;
};

/** null when it cannot be unpacked, such as with a password. */
const bytesOf = (archive: Uint8Array, { index }: Entry): Uint8Array<ArrayBuffer> | null => {
  let at = -1;
  try {
    const unpacked = unzipSync(archive, { filter: () => (at += 1) === index });
    const [bytes] = Object.values(unpacked);
    return bytes === undefined ? null : new Uint8Array(bytes);
  } catch {
    return null;
  }
};
