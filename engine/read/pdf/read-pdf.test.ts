import { describe, expect, test } from 'vitest';

import type { Run, SourceDocument } from '#engine/model/document.ts';
import { buildPdf, textLines } from '#engine/testing/build-pdf.ts';
import type { PdfToBuild } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';

import { compilePdfium, loadPdfium } from './pdfium.ts';
import { maxPages, readPdf } from './read-pdf.ts';

const readBytes = async (bytes: Uint8Array): Promise<SourceDocument> => {
  const outcome = readPdf(bytes, await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = readPdf(bytes, await pdfiumForTests());
  return outcome.ok ? 'read' : outcome.failure.code;
};

const readPage = (content: string, more: Partial<PdfToBuild> = {}): Promise<SourceDocument> =>
  readBytes(buildPdf({ ...more, pages: [{ content }] }));

const textsOf = ({ runs }: SourceDocument): string[] => runs.map(({ text }) => text);

const runOf = (document: SourceDocument, text: string): Run => {
  const run = document.runs.find((one) => one.text.includes(text));
  if (run === undefined) throw new Error(`no run with '${text}' among ${textsOf(document).join(' | ')}`);
  return run;
};

const boxOf = ({ place }: Run): { x: number; y: number; width: number; height: number } => {
  if (place.kind !== 'page') throw new Error('not on a page');
  return place.box;
};

/** Enough honest text that single odd runs do not decide over the document. */
const someText = textLines(
  [
    'Ines Harrow, warehouse manager in Leeds',
    'I have led teams of twelve people since the spring of 2015 and reduced errors in shipping by a third.',
    'Before that I worked for a maker of garden furniture as a forklift driver and stock controller.',
  ],
  { top: 400 },
);

const ligatureFont = '/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1/fi]>>';
const ligatureMap = (text: string): string => `begincmap 1 begincodespacerange <00> <ff> endcodespacerange
  2 beginbfrange <01> <01> <${text}> <63> <70> <0063> endbfrange endcmap`;
const ligaturesWith = async (toUnicode?: string): Promise<number> => {
  const document = await readPage('BT /L 12 Tf 72 700 Td (o\\001ce) Tj ET', {
    fonts: { L: toUnicode === undefined ? { dictionary: ligatureFont } : { dictionary: ligatureFont, toUnicode } },
  });
  expect(textsOf(document)).toEqual(['ofice']);
  return document.traits.ligatures;
};

describe('text', () => {
  test('has its place in points from the top left corner, and an edge for each character', async () => {
    const document = await readPage('BT /F1 20 Tf 100 700 Td (Ines Harrow) Tj ET');
    const [run] = document.runs;
    expect(document.pages).toEqual([{ widthPt: 612, heightPt: 792 }]);
    expect(run?.text).toBe('Ines Harrow');
    expect(run?.font).toEqual({ name: 'Helvetica', sizePt: 20, isBold: false, isItalic: false, color: '#000000' });
    const box = boxOf(run ?? expect.fail());
    expect(box.x).toBeCloseTo(100, 1);
    expect(box.y).toBeLessThan(92);
    expect(box.y + box.height).toBeGreaterThan(92);
    expect(run?.edges).toHaveLength('Ines Harrow'.length + 1);
    expect(run?.edges?.[0]).toBe(box.x);
    expect(run?.edges?.at(-1)).toBeCloseTo(box.x + box.width, 1);
    expect(run?.edges).toEqual([...(run?.edges ?? [])].toSorted((a, b) => a - b));
  });

  test('has the size at which it is drawn, not the one the file names', async () => {
    const document = await readPage('BT /F1 1 Tf 0 0 0 rg 14 0 0 14 72 700 Tm (Summary) Tj ET');
    expect(document.runs[0]?.font.sizePt).toBe(14);
  });

  test('has the colour and the weight of its font', async () => {
    const document = await readPage('BT /F2 12 Tf 0.5 0 0.25 rg 72 700 Td (Experience) Tj ET');
    expect(document.runs[0]?.font).toMatchObject({ name: 'Helvetica-Bold', isBold: true, color: '#800040' });
  });

  test('keeps the order in which it is stored, not that of the page', async () => {
    const document = await readPage(
      'BT /F1 11 Tf 300 700 Td (right) Tj ET BT /F1 11 Tf 72 700 Td (left) Tj ET BT /F1 11 Tf 72 740 Td (above) Tj ET',
    );
    expect(textsOf(document)).toEqual(['right', 'left', 'above']);
  });

  test('drawn letter by letter is one run', async () => {
    const document = await readPage('BT /F1 10 Tf 72 700 Td (c) Tj (a) Tj (b) Tj ET');
    expect(textsOf(document)).toEqual(['cab']);
  });

  test('is cut where the file moves on instead of writing a space, and no space is invented', async () => {
    const document = await readPage('BT /F1 10 Tf 72 700 Td [(Mar)-600(2021)] TJ ET');
    expect(textsOf(document)).toEqual(['Mar', '2021']);
  });

  test('is kept together by a real space, even a stretched one', async () => {
    const document = await readPage('BT /F1 10 Tf 4 Tw 72 700 Td (worked in Leeds) Tj ET');
    expect(textsOf(document)).toEqual(['worked in Leeds']);
  });

  test('on a page that is shown turned is upright when it looks upright', async () => {
    const bytes = buildPdf({ pages: [{ rotate: 90, content: 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Turned page) Tj ET' }] });
    const document = await readBytes(bytes);
    const run = runOf(document, 'Turned page');
    expect(document.pages).toEqual([{ widthPt: 792, heightPt: 612 }]);
    expect(run.angle).toBeUndefined();
    expect(boxOf(run).x).toBeCloseTo(50, 0);
    expect(boxOf(run).y + boxOf(run).height).toBeGreaterThan(100);
    expect(boxOf(run).y).toBeLessThan(100);
  });

  test('that runs up the page has an angle and no edges', async () => {
    const run = runOf(await readPage('BT /F1 12 Tf 0 1 -1 0 100 300 Tm (Upwards) Tj ET'), 'Upwards');
    expect(run.angle).toBe(-90);
    expect(run.edges).toBeUndefined();
  });

  test('is placed on the part of the page that is shown', async () => {
    const bytes = buildPdf({
      pages: [{ cropBox: [50, 100, 562, 692], content: 'BT /F1 12 Tf 72 660 Td (Cropped) Tj ET' }],
    });
    const document = await readBytes(bytes);
    expect(document.pages).toEqual([{ widthPt: 512, heightPt: 592 }]);
    expect(boxOf(runOf(document, 'Cropped')).x).toBeCloseTo(22, 0);
  });

  test('inside a form is found where the form is painted', async () => {
    const document = await readPage('q 1 0 0 1 200 100 cm /Side Do Q', {
      forms: { Side: 'BT /F1 12 Tf 10 20 Td (Inside) Tj ET' },
    });
    expect(boxOf(runOf(document, 'Inside')).x).toBeCloseTo(210, 0);
  });

  test('keeps the hyphen at the end of a line', async () => {
    const document = await readPage(
      'BT /F1 11 Tf 72 700 Td (responsible for experi-) Tj 0 -14 Td (ence and more) Tj ET',
    );
    expect(textsOf(document)).toEqual(['responsible for experi-', 'ence and more']);
  });

  test('that runs from right to left keeps its words whole', async () => {
    const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
      1 beginbfrange <41> <44> <05D0> endbfrange endcmap end`;
    const document = await readPage('BT /Heb 11 Tf 72 700 Td (DCBA) Tj ET', {
      fonts: { Heb: { dictionary: '/Subtype/Type1/BaseFont/Helvetica', toUnicode } },
    });
    expect(textsOf(document)).toEqual(['אבגד']);
    expect(document.runs[0]?.edges).toHaveLength(5);
  });

  test('with ligatures is written out, and those that copy as one character are counted', async () => {
    expect(await ligaturesWith()).toBe(1);
    expect(await ligaturesWith(ligatureMap('FB01'))).toBe(1);
    expect(await ligaturesWith(ligatureMap('00660069'))).toBe(0);
  });

  test('under a link carries its address, and only that part of a line', async () => {
    const bytes = buildPdf({
      pages: [
        {
          content: 'BT /F1 10 Tf 72 700 Td (Portfolio: my work) Tj ET',
          links: [{ address: 'https://ines.example/work', rectangle: [115, 695, 170, 712] }],
        },
      ],
    });
    const document = await readBytes(bytes);
    expect(document.links.map(({ address }) => address)).toEqual(['https://ines.example/work']);
    const linked = document.runs.filter(({ link }) => link !== undefined);
    expect(linked.map(({ text }) => text.trim())).toEqual(['my work']);
  });
});

const hiddenIn = async (content: string): Promise<string | undefined> =>
  runOf(await readPage(`${content}\n${someText}`), 'secret').hidden;

describe('hidden text', () => {
  test.each([
    ['render mode 3', 'BT 3 Tr /F1 11 Tf 72 700 Td (secret) Tj 0 Tr ET', 'no-ink'],
    ['transparent ink', 'q /Clear gs BT /F1 11 Tf 72 700 Td (secret) Tj ET Q', 'no-ink'],
    ['white on the white page', 'BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET', 'no-ink'],
    ['blue on a blue box', '0 0 1 rg 60 690 200 30 re f BT /F1 11 Tf 72 700 Td (secret) Tj 0 g ET', 'no-ink'],
    ['a size that nobody reads', 'BT /F1 1 Tf 72 700 Td (secret) Tj ET', 'tiny'],
    ['a place outside the page', 'BT /F1 11 Tf 900 700 Td (secret) Tj ET', 'off-page'],
    ['a picture over it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 200 0 0 60 60 680 cm /Im1 Do Q', 'covered'],
    ['a box over it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 0.9 g 60 680 200 60 re f 0 g', 'covered'],
  ])('is seen through: %s', async (_, content, reason) => {
    expect(await hiddenIn(content)).toBe(reason);
  });

  test.each([
    ['white on a dark box', '0 g 60 690 200 30 re f BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    ['white on a picture', 'q 200 0 0 60 60 680 cm /Im1 Do Q BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    ['grey on white', 'BT /F1 11 Tf 0.6 g 72 700 Td (secret) Tj 0 g ET'],
    ['a frame around it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 60 680 200 60 re S'],
    ['a picture beside it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 90 0 0 90 300 650 cm /Im1 Do Q'],
    ['a size of 5 pt', 'BT /F1 5 Tf 72 700 Td (secret) Tj ET'],
  ])('is not seen where there is none: %s', async (_, content) => {
    expect(await hiddenIn(content)).toBeUndefined();
  });

  test('under outlines of its letters is visible bold text, and the outlines are no shape', async () => {
    const document = await readPage(
      `0.2 0.4 0.6 rg 72 700 m 74 712 80 712 108 708 c 110 704 100 700 72 700 c f
       q /Clear gs BT /F1 11 Tf 72 700 Td (secret) Tj ET Q 0 g ${someText}`,
    );
    const run = runOf(document, 'secret');
    expect(run.hidden).toBeUndefined();
    expect(run.font).toMatchObject({ isBold: true, color: '#336699' });
    expect(document.shapes).toEqual([]);
  });

  test('over a scan is recognised text', async () => {
    const document = await readPage(`q 612 0 0 792 0 0 cm /Im1 Do Q 3 Tr ${someText}`);
    expect(document.runs.every(({ isOcr, hidden }) => isOcr === true && hidden === undefined)).toBe(true);
  });
});

const encoded = (differences: string): NonNullable<PdfToBuild['fonts']> => ({
  F1: { dictionary: `/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[97${differences}]>>` },
});

describe('maps from shapes to characters', () => {
  const alphabet = Array.from({ length: 26 }, (_, index) => `/${String.fromCharCode(97 + index)}`);
  const shifted = [...alphabet.slice(3), ...alphabet.slice(0, 3)].join('');

  test('that are wrong make the text unreadable', async () => {
    expect(await codeOf(buildPdf({ pages: [{ content: someText }], fonts: encoded(shifted) }))).toBe('unreadable-text');
  });

  test('that are right do not', async () => {
    expect(await codeOf(buildPdf({ pages: [{ content: someText }], fonts: encoded(alphabet.join('')) }))).toBe('read');
  });

  test('that point into the private use area are counted, and only those runs are marked', async () => {
    const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
      1 beginbfchar <41> <E0B0> endbfchar endcmap end`;
    const document = await readPage(`BT /Icon 11 Tf 72 700 Td (A) Tj /F1 11 Tf ( 0113 496 0000) Tj ET ${someText}`, {
      fonts: { Icon: { dictionary: '/Subtype/Type1/BaseFont/Helvetica', toUnicode } },
    });
    expect(document.traits.unmappedCharacters).toBe(1);
    expect(document.runs.filter(({ isUnmapped }) => isUnmapped).map(({ text }) => text)).toEqual(['\ue0b0']);
  });
});

describe('pictures, shapes and facts about the file', () => {
  test('have their boxes and colours', async () => {
    const document = await readPage(
      `q 100 0 0 80 72 600 cm /Im1 Do Q 1 0 0 rg 72 500 100 40 re f 0 0 1 RG 72 480 m 540 480 l S ${someText}`,
    );
    expect(document.pictures).toEqual([
      { alt: null, place: { kind: 'page', page: 1, box: { x: 72, y: 112, width: 100, height: 80 } } },
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

  test('say how many pages there are when not all were read', async () => {
    const pages = Array.from({ length: maxPages + 3 }, () => ({ content: someText }));
    const document = await readBytes(buildPdf({ pages }));
    expect(document.pages).toHaveLength(maxPages);
    expect(document.pageCount).toBe(maxPages + 3);
  });
});

describe('files that cannot be read', () => {
  const lock = `/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<00><00>]`;

  test.each([
    ['a locked one', buildPdf({ pages: [{ content: someText }], trailer: lock }), 'password-protected'],
    ['one without pages', buildPdf({ pages: [] }), 'damaged'],
    ['a header and then nothing of a PDF', new TextEncoder().encode(`%PDF-1.7\n${'garbage '.repeat(50)}`), 'damaged'],
    ['an empty page', buildPdf({ pages: [{ content: '' }] }), 'no-text'],
    ['a scan', buildPdf({ pages: [{ content: 'q 612 0 0 792 0 0 cm /Im1 Do Q' }] }), 'no-text'],
    [
      'a scan with a page number',
      buildPdf({ pages: [{ content: 'q 612 0 0 792 0 0 cm /Im1 Do Q BT /F1 9 Tf 300 20 Td (1 / 2) Tj ET' }] }),
      'no-text',
    ],
  ])('say why: %s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test('never throw, wherever they are cut', async () => {
    const bytes = buildPdf({ pages: [{ content: someText }, { content: someText }] });
    const pdfium = await pdfiumForTests();
    for (let length = 0; length < bytes.length; length += 23) {
      expect(typeof readPdf(bytes.slice(0, length), pdfium).ok).toBe('boolean');
    }
  });

  test('never throw, whatever byte is wrong', async () => {
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

test('only PDFium is taken for PDFium', async () => {
  const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  await expect(loadPdfium(emptyModule)).rejects.toThrow(/memory not found/);
  await expect(compilePdfium(Uint8Array.of(1, 2, 3))).rejects.toThrow(/WebAssembly/);
});
