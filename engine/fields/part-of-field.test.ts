import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { readingsOf } from '../layout/readings-of.ts';
import type { Span } from '../model/reading.ts';
import { partOfField } from './part-of-field.ts';

const { visual } = readingsOf(pdfDocument(['BSc Botany, Aber-', 'ford University (2019)', 'Diploma (Baking)']));
const spanOf = (line: number, from: number, to: number): Span => ({ order: 'visual', line, from, to });
const quoted = (spans: readonly Span[]): string[] =>
  spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '');

test.each([
  [
    'joined by a space',
    'BSc Botany ford University',
    [spanOf(0, 0, 10), spanOf(1, 0, 15)],
    'Botany ford',
    ['Botany', 'ford'],
  ],
  [
    'joined by nothing',
    'Aberford University',
    [spanOf(0, 12, 16), spanOf(1, 0, 15)],
    'ford University',
    ['ford University'],
  ],
  [
    'joined by nothing, both parts',
    'Aberford University',
    [spanOf(0, 12, 16), spanOf(1, 0, 15)],
    'berford',
    ['ber', 'ford'],
  ],
  ['joined by a comma', 'BSc Botany, Diploma', [spanOf(0, 0, 10), spanOf(2, 0, 7)], 'Diploma', ['Diploma']],
  ['without a character of its line', 'Aberford', [spanOf(0, 12, 17), spanOf(1, 0, 4)], 'ford', ['ford']],
  ['of one span', 'Diploma (Baking)', [spanOf(2, 0, 16)], 'Baking', ['Baking']],
])('a part of a value %s is quoted by its own characters', (_, value, spans, part, quotes) => {
  const from = value.indexOf(part);
  const field = partOfField(visual, { value, spans, confidence: 0.9 }, from, from + part.length);
  expect(field.value).toBe(part);
  expect(quoted(field.spans)).toEqual(quotes);
  expect(field.confidence).toBe(0.9);
});
