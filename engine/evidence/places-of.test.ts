import { expect, test } from 'vitest';

import { docxDocument, pdfDocument } from '../testing/build-document.ts';
import { placesOf } from './places-of.ts';
import { readingsOf } from '../layout/readings-of.ts';

test('a part of a line has the box of its letters only', () => {
  const document = pdfDocument([{ text: 'mail ida@brandvold.example now', x: 72, y: 100 }]);
  const { visual } = readingsOf(document);
  const [place, ...others] = placesOf(document, visual, { order: 'visual', line: 0, from: 5, to: 26 });
  const edges = document.runs[0]?.edges ?? [];
  expect(others).toEqual([]);
  expect(place).toEqual({
    kind: 'page',
    page: 1,
    box: { x: edges[5], y: 100, width: (edges[26] ?? 0) - (edges[5] ?? 0), height: 10 },
  });
});

test('words that touch share one box, separate words have their own', () => {
  const document = pdfDocument([
    { text: 'Ida', x: 72, y: 100 },
    { text: 'Brandvold', x: 89, y: 100 },
    { text: '2019', x: 400, y: 100 },
  ]);
  const { visual } = readingsOf(document);
  expect(placesOf(document, visual, { order: 'visual', line: 0, from: 0, to: 18 })).toHaveLength(2);
});

test('DOCX answers with the paragraph, once', () => {
  const document = docxDocument([{ runs: ['Ida ', { text: 'Brandvold', isBold: true }] }]);
  const { visual } = readingsOf(document);
  expect(placesOf(document, visual, { order: 'visual', line: 0, from: 0, to: 13 })).toEqual([
    { kind: 'flow', part: 'body', paragraph: 0 },
  ]);
});

test('a line that does not exist has no place', () => {
  const document = pdfDocument(['Ida']);
  expect(placesOf(document, readingsOf(document).visual, { order: 'visual', line: 9, from: 0, to: 3 })).toEqual([]);
});
