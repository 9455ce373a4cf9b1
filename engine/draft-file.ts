import { draftOf } from './draft/draft-of.ts';
import { refusalOf } from './fields/not-a-resume.ts';
import { resumeOf } from './fields/resume-of.ts';
import { readingsOf } from './layout/readings-of.ts';
import type { Draft } from './model/draft.ts';
import type { Outcome } from './model/failure.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { read } from './read/read.ts';
import { forgettingAfter } from './text/remembered.ts';

/** The resume in a file as a document to go on with. What `analyze` refuses is refused here for the same reason. */
export const draftFile = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<Draft> =>
  forgettingAfter(() => drafted(bytes, filename, pdfium));

const drafted = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<Draft> => {
  const document = read(bytes, filename, pdfium);
  if (!document.ok) return document;
  const { visual } = readingsOf(document.value);
  const resume = resumeOf(visual, document.value);
  const refusal = refusalOf(visual, resume);
  return refusal === null ? { ok: true, value: draftOf(visual, resume) } : { ok: false, failure: refusal };
};
