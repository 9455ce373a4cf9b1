import { deflateSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { buildPdf } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { pdfCodeOf, readPage, readPdfBytes, someText } from '#engine/testing/read-built-pdf.ts';

import { compilePdfium, loadPdfium } from './pdfium/pdfium.ts';
import { maxPages, readPdf } from './read-pdf.ts';

describe('pictures, shapes and facts about the file', () => {
  test('have their boxes and colors', async () => {
    const document = await readPage(
      `q 100 0 0 80 72 600 cm /Im1 Do Q 1 0 0 rg 72 500 100 40 re f 0 0 1 RG 72 480 m 540 480 l S ${someText}`,
    );
    expect(document.pictures).toEqual([
      { alt: null, isPlain: true, place: { kind: 'page', page: 1, box: { x: 72, y: 112, width: 100, height: 80 } } },
    ]);
    expect(document.shapes.map(({ kind, fill, stroke }) => ({ kind, fill, stroke }))).toEqual([
      { kind: 'rectangle', fill: '#ff0000', stroke: null },
      { kind: 'line', fill: null, stroke: '#0000ff' },
    ]);
  });

  test('come from the document information and the catalog', async () => {
    const document = await readPage(someText, {
      info: { Title: 'CV of Ines', Author: 'Ines Harrow', Producer: 'A printer' },
      catalog: '/Lang(en-GB)/MarkInfo<</Marked true>>',
    });
    expect(document.metadata).toMatchObject({ title: 'CV of Ines', author: 'Ines Harrow', producer: 'A printer' });
    expect(document.traits).toMatchObject({ isTagged: true, language: 'en-GB', forbidsExtraction: false });
  });

  test('U8: say how many pages there are when not all were read', async () => {
    const pages = Array.from({ length: maxPages + 3 }, () => ({ content: someText }));
    const document = await readPdfBytes(buildPdf({ pages }));
    expect(document.pages).toHaveLength(maxPages);
    expect(document.pageCount).toBe(maxPages + 3);
  });
});

describe('files that cannot be read', () => {
  const lock = `/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<00><00>]`;

  test.each([
    ['U5: a locked one', buildPdf({ pages: [{ content: someText }], trailer: lock }), 'password-protected'],
    [
      'one locked in a way nobody knows',
      new TextEncoder().encode(
        '%PDF-1.7\n6 0 obj <</Filter /Standard /V 9>> endobj\ntrailer <</Root 1 0 R /Encrypt 6 0 R>>\n%%EOF',
      ),
      'password-protected',
    ],
    ['one without pages', buildPdf({ pages: [] }), 'damaged'],
    ['a header and then nothing of a PDF', new TextEncoder().encode(`%PDF-1.7\n${'garbage '.repeat(50)}`), 'damaged'],
    ['an empty page', buildPdf({ pages: [{ content: '' }] }), 'blank'],
    ['a scan', buildPdf({ pages: [{ content: 'q 612 0 0 792 0 0 cm /Im1 Do Q' }] }), 'no-text'],
    [
      'a scan with a page number',
      buildPdf({ pages: [{ content: 'q 612 0 0 792 0 0 cm /Im1 Do Q BT /F1 9 Tf 300 20 Td (1 / 2) Tj ET' }] }),
      'no-text',
    ],
  ])('say why: %s', async (_, bytes, code) => {
    expect(await pdfCodeOf(bytes)).toBe(code);
  });

  test('U8: say that they unpack to too much, in bounded memory', async () => {
    const bomb = deflateSync(Buffer.alloc(160_000_000, 'q Q '), { level: 1 }).toString('latin1');
    const bytes = buildPdf({ pages: [{ content: bomb, packing: '/Filter/FlateDecode' }] });
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(await pdfCodeOf(bytes)).toBe('too-large-inside');
  });

  test('never throw, wherever they are cut', async () => {
    const bytes = buildPdf({ pages: [{ content: someText }, { content: someText }] });
    const pdfium = await pdfiumForTests();
    for (let length = 0; length < bytes.length; length += 23) {
      expect(typeof readPdf(bytes.slice(0, length), pdfium).ok).toBe('boolean');
    }
  });

  test('R4: never throw, whatever byte is wrong', async () => {
    const bytes = buildPdf({ pages: [{ content: someText, links: [{ address: 'x', rectangle: [0, 0, 9, 9] }] }] });
    const pdfium = await pdfiumForTests();
    for (let at = 9; at < bytes.length; at += 11) {
      const spoiled = bytes.slice();
      spoiled[at] = (spoiled[at] ?? 0) ^ 0x15;
      expect(typeof readPdf(spoiled, pdfium).ok).toBe('boolean');
    }
  });
});

test('the same bytes give the same document, in a fresh PDFium and in a used one', async () => {
  const bytes = buildPdf({ pages: [{ content: someText }] });
  const pdfium = await pdfiumForTests();
  const first = readPdf(bytes, pdfium);
  expect(readPdf(bytes, pdfium)).toEqual(first);
  expect(readPdf(bytes, await pdfiumForTests())).toEqual(first);
});

test('other WebAssembly modules are rejected', async () => {
  const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  await expect(loadPdfium(emptyModule)).rejects.toThrow(/memory not found/);
  await expect(compilePdfium(Uint8Array.of(1, 2, 3))).rejects.toThrow(/WebAssembly/);
});
