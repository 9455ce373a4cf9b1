import { describe, expect, test } from 'vitest';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import type { Pdfium } from './pdfium.ts';
import { utf16Text, utf8Text, withAscii } from './strings.ts';

/** Answers as PDFium does: the size needed, and the bytes only where they fit. */
const answering =
  ({ heap }: Pdfium, bytes: Uint8Array) =>
  (into: number, length: number): number => {
    if (bytes.length <= length) heap.write(into, bytes);
    return bytes.length;
  };
const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);
const utf16Of = (text: string): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length + 1 }, (_, index) => (index < text.length ? text.charCodeAt(index) : 0)).flatMap(
      (code) => [code & 255, code >> 8],
    ),
  );

const texts: [string, string, string][] = [
  ['a name', 'Ada Muster', 'Ada Muster'],
  ['letters beyond ASCII', 'Žižek, größer, 東京', 'Žižek, größer, 東京'],
  ['a picture sign', 'Ada \u{1f600}', 'Ada \u{1f600}'],
  ['nothing', '', ''],
  ['more than fits at first', 'a'.repeat(5000), 'a'.repeat(5000)],
  ['more than any title has', 'a'.repeat(70_000), ''],
];

describe('text of one byte per letter and more', () => {
  test.each(texts)('%s', async (_what, stored, text) => {
    const pdfium = await pdfiumForTests();
    expect(utf8Text(pdfium, answering(pdfium, utf8Of(stored)))).toBe(text);
  });
});

describe('text of two bytes per letter and more', () => {
  test.each([...texts, ['half a picture sign', 'Ada \ud83d', 'Ada \ufffd']])('%s', async (_what, stored, text) => {
    const pdfium = await pdfiumForTests();
    expect(utf16Text(pdfium, answering(pdfium, utf16Of(stored)))).toBe(text);
  });
});

test.each([0, -1])('an answer of %s bytes is no text', async (needed) => {
  const pdfium = await pdfiumForTests();
  pdfium.heap.write(pdfium.scratch, utf8Of('left over'));
  expect([utf8Text(pdfium, () => needed), utf16Text(pdfium, () => needed)]).toEqual(['', '']);
});

describe('a copy for PDFium', () => {
  test.each(['Contents', 'a', ''])('"%s" ends with a zero', async (text) => {
    const pdfium = await pdfiumForTests();
    const bytes = withAscii(pdfium, text, (at) => [...pdfium.heap.copy(at, text.length + 1)]);
    expect(bytes).toEqual([...utf8Of(text)]);
  });

  test('is freed also when its use fails', async () => {
    const pdfium = await pdfiumForTests();
    const freed: number[] = [];
    const watched: Pdfium = { ...pdfium, call: { ...pdfium.call, free: (at) => void freed.push(at) } };
    let used = 0;
    expect(() =>
      withAscii(watched, 'Contents', (at) => {
        used = at;
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(freed).toEqual([used]);
  });
});
