import type { RecognizedPage } from './recognized.ts';

/** Most lines with a wrong word have one below this confidence, and most lines without have none: `npm run bench:ocr`. */
const minConfidence = 0.8;

/** The words, in lower case, that OCR was unsure of anywhere. Marks of lists and separators do not count. */
export const unsureWordsOf = (pages: readonly RecognizedPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ words }) =>
      words.flatMap(({ text, confidence }) =>
        confidence < minConfidence && /[\p{L}\d]/u.test(text) ? [text.toLowerCase()] : [],
      ),
    ),
  );
