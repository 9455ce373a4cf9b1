import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { objectFrom } from '../json-resume/json.ts';
import { draftFromJsonResume } from '../json-resume/read.ts';
import { isJsonResume } from '../json-resume/recognize.ts';
import { jsonResumeOf } from '../json-resume/write.ts';
import { isSameText } from './same-text.ts';

/** The name of the file that our PDFs carry. `server/templates/resume.typ` attaches it. */
export const attachedName = 'resume.json';
/** A document that can be edited is shorter, even with every character escaped. */
export const maxAttachedBytes = 4 * 1024 * 1024;

/** The document as JSON Resume in ASCII, because the typesetting process replaces what our fonts cannot draw. */
export const attachedDataOf = (document: ResumeDraft): string =>
  JSON.stringify(jsonResumeOf(document)).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What became of the data that a PDF carries. 'ignored': its words are not those of the pages. */
export type AttachedData = { is: 'none' } | { is: 'ignored' } | { is: 'used'; draft: ResumeDraft };

/**
 * The document in the data that a PDF carries. Anybody can change a file: it is used only if the pages, read by
 * themselves, show the same text (`storedText`).
 */
export const draftFromAttached = (bytes: Uint8Array | null, storedText: string): AttachedData => {
  const resume = bytes === null ? null : objectFrom(new TextDecoder().decode(bytes));
  if (resume === null || !isJsonResume(resume)) return { is: 'none' };
  const draft = draftFromJsonResume(resume);
  return isSameText(draft, storedText) ? { is: 'used', draft } : { is: 'ignored' };
};
