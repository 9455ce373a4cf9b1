import { expect, test } from 'vitest';

import { pdfDocument } from '../testing/build-document.ts';
import type { PageText } from '../testing/build-document.ts';
import { readingsOf } from './readings-of.ts';

const streamTexts = (texts: readonly (string | PageText)[]): string[] =>
  readingsOf(pdfDocument(texts)).stream.lines.map((line) => line.text);

test('the stream follows the stored order, not the visual order', () => {
  expect(
    streamTexts([
      { text: 'Experience', x: 220, y: 100 },
      { text: 'Contact', x: 60, y: 100 },
    ]),
  ).toEqual(['Experience', 'Contact']);
});

test('a gap on one line is a space, a wide one a tab', () => {
  expect(
    streamTexts([
      { text: 'Ida', x: 72, y: 100 },
      { text: 'Brandvold', x: 92.2, y: 100 },
      { text: '2019', x: 400, y: 100 },
    ]),
  ).toEqual(['Ida Brandvold\t2019']);
});

test('letter-spaced text falls apart, as it does in simple extractors', () => {
  expect(streamTexts('SKILLS'.split('').map((text, index) => ({ text, x: 72 + index * 10, y: 100 })))).toEqual([
    'S K I L L S',
  ]);
});

test.each([
  [1.9, ['SKILLS']],
  [4, ['S K I L L S']],
])('boxes of ink have white between them that is no space: %d points', (gap, texts) => {
  const letters = pdfDocument('SKILLS'.split('').map((text) => ({ text, x: 72, y: 100 })));
  let left = 72;
  const runs = letters.runs.map((run) => {
    if (run.place.kind !== 'page') return run;
    const { width } = run.place.box;
    const box = { x: left, y: 103, width, height: 6 };
    left += width + gap;
    return { ...run, edges: [box.x, box.x + width], place: { ...run.place, box } };
  });
  expect(readingsOf({ ...letters, runs }).stream.lines.map(({ text }) => text)).toEqual(texts);
});

test('stream lines have no columns', () => {
  const { lines } = readingsOf(pdfDocument(['Ida', { text: 'Contact', x: 300, y: 60 }])).stream;
  expect(lines.every((line) => line.column === 0 && !line.isBesideColumn)).toBe(true);
});
