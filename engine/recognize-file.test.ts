import { expect, test } from 'vitest';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import type { Recognize, RecognizedWord } from './read/ocr/recognized.ts';
import { recognizeFile } from './recognize-file.ts';

const file = buildPdf({ pages: Array.from({ length: 4 }, () => ({ content: '0 0 1 rg 0 0 50 100 re f' })) });

/** A heading and a line of words on each page, one of which OCR is unsure of. */
const words = (): RecognizedWord[] =>
  ['Summary', 'Moved', 'tbe', 'quay'].map((text, index) => ({
    text,
    left: 200 + 100 * index,
    right: 280 + 100 * index,
    top: index === 0 ? 100 : 140,
    bottom: index === 0 ? 120 : 160,
    confidence: text === 'tbe' ? 0.5 : 0.95,
    isLineEnd: text === 'Summary' || text === 'quay',
  }));
const reading =
  (found: () => RecognizedWord[]): Recognize =>
  ({ widthPx, heightPx, page }) => ({ widthPx, heightPx, page, words: found() });
const text = 'Summary\n\nMoved tbe quay';

test('stops at the highest number of pages, and when there is no time left', async () => {
  const pdfium = await pdfiumForTests();
  expect(recognizeFile(file, pdfium, reading(words), 3)).toMatchObject({
    value: { pageCount: 4, pages: [text, text, text] },
  });
  let asked = 0;
  const untilTwo: Recognize = (page) => ((asked += 1) > 2 ? null : reading(words)(page));
  expect(recognizeFile(file, pdfium, untilTwo, 10)).toMatchObject({ value: { pageCount: 4, pages: { length: 2 } } });
});

const sure = () => words().map((word) => ({ ...word, confidence: 0.95 }));
const sectionsWith = async (found: () => RecognizedWord[]): Promise<string> => {
  const outcome = recognizeFile(file, await pdfiumForTests(), reading(found), 1);
  return JSON.stringify(outcome.ok ? outcome.value.draft.sections : null);
};

test('marks the lines with a word that OCR was unsure of', async () => {
  expect(await sectionsWith(words)).toContain('{"text":"Moved tbe quay","needsCheck":true}');
  expect(await sectionsWith(sure)).toContain('{"text":"Moved tbe quay","needsCheck":false}');
});
