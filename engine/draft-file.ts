import { draftOf } from './draft/draft-of.ts';
import { refusalOf } from './fields/not-a-resume.ts';
import { readResume } from './fields/read-resume.ts';
import type { Draft } from './model/draft.ts';
import type { Outcome } from './model/failure.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { read } from './read/read.ts';
import { forgettingAfter } from './text/remembered.ts';

/** `storedText`: all text of the pages as it is stored, which is what a program without an eye for layout gets. */
export type DraftedFile = { draft: Draft; storedText: string };

/** The resume in a file as a document to go on with. What `analyze` refuses is refused here for the same reason. */
export const draftFile = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<DraftedFile> =>
  forgettingAfter(() => drafted(bytes, filename, pdfium));

const drafted = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<DraftedFile> => {
  const document = read(bytes, filename, pdfium);
  if (!document.ok) return document;
  const { visual, stream, resume } = readResume(document.value);
  const refusal = refusalOf(visual, resume);
  if (refusal !== null) return { ok: false, failure: refusal };
  const storedText = stream.lines.map(({ text }) => text).join('\n');
  return { ok: true, value: { draft: draftOf(visual, resume), storedText } };
};
