import { draftOf } from '../draft/draft-of.ts';
import { refusalOf } from '../fields/not-a-resume.ts';
import { readResume } from '../fields/read-resume.ts';
import type { Draft } from '../model/draft.ts';
import type { Outcome } from '../model/failure.ts';
import type { ComparedValue } from '../model/read-back.ts';
import type { Pdfium } from '../read/pdf/pdfium/pdfium.ts';
import { read } from '../read/read.ts';
import { forgettingAfter } from '../text/remembered.ts';
import { comparedValues } from './compared.ts';

/**
 * The values of a document beside what our engine reads for each in the file that the document made. `document`: as
 * printed, each section with its heading. A file that `analyze` refuses is refused here for the same reason.
 */
export const readBack = (
  bytes: Uint8Array,
  filename: string,
  document: Draft,
  pdfium: Pdfium,
): Outcome<readonly ComparedValue[]> =>
  forgettingAfter(() => {
    const source = read(bytes, filename, pdfium);
    if (!source.ok) return source;
    const { visual: reading, resume } = readResume(source.value);
    const refusal = refusalOf(reading, resume);
    if (refusal !== null) return { ok: false, failure: refusal };
    return { ok: true, value: comparedValues(document, { reading, resume, draft: draftOf(reading, resume) }) };
  });
