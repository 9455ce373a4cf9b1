import { expect, test } from 'vitest';

import type { SourceDocument } from '../model/document.ts';
import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import type { PageText } from '../testing/build-document.ts';
import { readingsOf } from './readings-of.ts';

const documents: readonly (readonly [string, SourceDocument])[] = [
  ['nothing', pdfDocument([])],
  ['spaces', pdfDocument(['   ', ' Ida  Brandvold '])],
  [
    'no edges',
    { ...pdfDocument([]), runs: pdfDocument(['Ida']).runs.map(({ text, font, place }) => ({ text, font, place })) },
  ],
  ['a page that is missing', pdfDocument([{ text: 'Ida', page: 3 }], { pages: [] })],
  ['no size', pdfDocument([{ text: 'Ida', sizePt: 0 }, 'Ground rye'])],
  ['all at one spot', pdfDocument(Array.from({ length: 40 }, () => ({ text: 'Ida', x: 72, y: 100 })))],
  ['emoji and marks', pdfDocument(['Zoe\u{0308} 👩‍🌾 Brandvold', '\u{202e}abc'])],
  ['a table', docxDocument([{ runs: ['a ', 'b\t', '\n', 'c'], cell: { table: 0, row: 0, column: 0 } }])],
  ['no paragraphs', docxDocument([])],
];

test.each(documents)('every piece has the same text as its part of the line: %s', (_, document) => {
  const { stream, visual } = readingsOf(document);
  for (const { text, pieces } of [...stream.lines, ...visual.lines]) {
    for (const { at, run, from, to } of pieces) {
      expect(text.slice(at, at + to - from)).toBe(document.runs[run]?.text.slice(from, to));
    }
  }
});

test.each(documents)('the same document gives the same readings twice: %s', (_, document) => {
  expect(readingsOf(document)).toEqual(readingsOf(document));
});

test('fifty pages full of letters placed one by one are read in reasonable time', () => {
  const texts: PageText[] = [];
  for (let page = 1; page <= 10; page += 1) {
    for (let letter = 0; letter < 10_000; letter += 1) {
      texts.push({ text: 'x', x: 20 + (letter % 140) * 4, y: 20 + Math.floor(letter / 140) * 10, sizePt: 7, page });
    }
  }
  const document = pdfDocument(texts);
  const started = performance.now();
  readingsOf(document);
  expect(performance.now() - started).toBeLessThan(8000);
});
