import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { Fault } from '#engine/read/docx/package/fault.ts';
import { openZip, type Zip } from '#engine/read/docx/package/zip.ts';
import type { Json, JsonObject } from '../json-resume/json.ts';
import { draftFromJsonResume } from '../json-resume/read.ts';
import { basicsFrom } from './basics.ts';
import { files } from './files.ts';
import { itemFrom } from './items.ts';
import { type Row, rowsOf } from './rows.ts';

/** Larger ones are not what somebody typed into a profile. */
const maxFileBytes = 2 * 1024 * 1024;

/** Why an archive is not taken. 'large': a file of it is. */
export type ExportFault = 'damaged' | 'other' | 'large';

/**
 * LinkedIn's data export as a document: by way of JSON Resume, whose reader keeps what it does not know as lines to be
 * checked. Only the files that a resume is made of are unpacked; messages, contacts and all others are not.
 */
export const draftFromLinkedIn = (bytes: Uint8Array): { draft: ResumeDraft } | { fault: ExportFault } => {
  try {
    const zip = openZip(bytes);
    const names = new Map(zip.names.map((name) => [name.split('/').at(-1)?.toLowerCase() ?? '', name]));
    if (![...names.keys()].some((name) => name === 'profile.csv' || Object.hasOwn(files, name)))
      return { fault: 'other' };
    return { draft: draftFromJsonResume(resumeFrom((name) => rowsIn(zip, names.get(name)))) };
  } catch (error) {
    return { fault: error instanceof Fault && error.code === 'too-large-inside' ? 'large' : 'damaged' };
  }
};

const rowsIn = (zip: Zip, name: string | undefined): Row[] => {
  const part = name === undefined ? null : zip.read(name);
  if (part === null) return [];
  if (part.length > maxFileBytes) throw new Fault('too-large-inside');
  return rowsOf(new TextDecoder().decode(part));
};

const resumeFrom = (rows: (file: string) => Row[]): JsonObject => {
  const [profile = {}] = rows('profile.csv');
  const basics = basicsFrom(profile, rows('email addresses.csv'), rows('phonenumbers.csv'));
  const lists = Object.entries(files).flatMap(([file, { list, columns }]): (readonly [string, Json])[] => {
    const items = rows(file).map((row) => itemFrom(row, columns));
    return items.length === 0 ? [] : [[list, items]];
  });
  return { basics, ...Object.fromEntries(lists) };
};
