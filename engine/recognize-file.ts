import { draftOf } from './draft/draft-of.ts';
import { markUnsure } from './draft/mark-unsure.ts';
import { readResume } from './fields/read-resume.ts';
import type { Draft } from './model/draft.ts';
import type { Outcome } from './model/failure.ts';
import type { Line } from './model/reading.ts';
import type { Resume } from './model/resume.ts';
import { drawPages } from './read/pdf/draw-page.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import type { Recognize, RecognizedPage } from './read/ocr/recognized.ts';
import { documentOfWords } from './read/ocr/document-of-words.ts';
import { unsureWordsOf } from './read/ocr/unsure-words.ts';
import { forgettingAfter } from './text/remembered.ts';

/**
 * `pages` are the texts of the pages that were read. `pageCount` is that of the file, and is higher when it has more
 * than `maxPages` or when no time was left.
 */
export type RecognizedFile = { pageCount: number; pages: readonly string[]; resume: Resume; draft: Draft };

/** What OCR reads in the pages of a PDF. Hiring software gets nothing of it, so there is no report about it. */
export const recognizeFile = (
  bytes: Uint8Array,
  pdfium: Pdfium,
  recognize: Recognize,
  maxPages: number,
): Outcome<RecognizedFile> => forgettingAfter(() => readByOcr(bytes, pdfium, recognize, maxPages));

const readByOcr: typeof recognizeFile = (bytes, pdfium, recognize, maxPages) => {
  const recognized: RecognizedPage[] = [];
  const pageCount = drawPages(bytes, pdfium, maxPages, (drawing) => {
    const page = recognize(drawing);
    if (page !== null) recognized.push(page);
    return page !== null;
  });
  if (!pageCount.ok) return pageCount;
  const document = documentOfWords(recognized, bytes.length);
  const { visual, resume } = readResume(document);
  const draft = markUnsure(draftOf(visual, resume), unsureWordsOf(recognized));
  const pages = recognized.map((_, index) => textOf(visual.lines.filter(({ page }) => page === index + 1)));
  return { ok: true, value: { pageCount: pageCount.value, pages, resume, draft } };
};

/** In line heights; more is a new paragraph. */
const maxLineGap = 0.6;

const textOf = (lines: readonly Line[]): string =>
  lines.map(({ text, gapAbove }, index) => (index > 0 && (gapAbove ?? 0) > maxLineGap ? `\n${text}` : text)).join('\n');
