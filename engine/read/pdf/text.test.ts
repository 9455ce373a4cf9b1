import { describe, expect, test } from 'vitest';

import type { SourceDocument } from '#engine/model/document.ts';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { runWith } from '#engine/testing/run-with.ts';
import { boxOf, readPage, readPdfBytes, someText } from '#engine/testing/read-built-pdf.ts';

const textsOf = ({ runs }: SourceDocument): string[] => runs.map(({ text }) => text);

const ligatureFont = '/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1/fi]>>';
const ligatureMap = (text: string): string => `begincmap 1 begincodespacerange <00> <ff> endcodespacerange
  2 beginbfrange <01> <01> <${text}> <63> <70> <0063> endbfrange endcmap`;
const boxInFont = async (descriptor: string) => {
  const { runs } = await readPage('BT /T 10 Tf 72 700 Td (Planned weekly deliveries) Tj ET', {
    fonts: { T: { dictionary: `/Subtype/TrueType/BaseFont/Helvetica/FontDescriptor${descriptor}` } },
  });
  return boxOf(runs[0] ?? expect.fail());
};
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

  test('in a font whose box reaches over other lines has the place of its own letters', async () => {
    const tall = '<</Type/FontDescriptor/FontName/Helvetica/Flags 32/Ascent 3100/Descent -2400>>';
    const usual = '<</Type/FontDescriptor/FontName/Helvetica/Flags 32/Ascent 950/Descent -250>>';
    expect((await boxInFont(tall)).y).toBeCloseTo(82.5, 1);
    expect(await boxInFont(tall)).toEqual(await boxInFont(usual));
  });

  test('has the color and the weight of its font', async () => {
    const document = await readPage('BT /F2 12 Tf 0.5 0 0.25 rg 72 700 Td (Experience) Tj ET');
    expect(document.runs[0]?.font).toMatchObject({ name: 'Helvetica-Bold', isBold: true, color: '#800040' });
  });

  test('has TeX ligatures with unknown glyph names, but only inside words', async () => {
    const dictionary =
      '/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[27/f_f/f_i/f_l/f_f_i/f_f_l]>>';
    const document = await readPage(
      'BT /L 12 Tf 72 700 Td (scienti\\034c o\\036ce ba\\037e) Tj ET BT /L 12 Tf 72 650 Td (\\034) Tj ET',
      { fonts: { L: { dictionary } } },
    );
    expect(document.runs.filter(({ isUnmapped }) => isUnmapped !== true).map(({ text }) => text)).toEqual([
      'scientific office baffle',
    ]);
    expect(document.traits.unmappedCharacters).toBe(1);
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

  test('is split where the file moves the text position instead of storing a space, and no space is added', async () => {
    const document = await readPage('BT /F1 10 Tf 72 700 Td [(Mar)-600(2021)] TJ ET');
    expect(textsOf(document)).toEqual(['Mar', '2021']);
  });

  test('is kept together by a stored space, even a stretched one', async () => {
    const document = await readPage('BT /F1 10 Tf 4 Tw 72 700 Td (worked in Leeds) Tj ET');
    expect(textsOf(document)).toEqual(['worked in Leeds']);
  });

  test('on a rotated page is upright when it is displayed upright', async () => {
    const bytes = buildPdf({ pages: [{ rotate: 90, content: 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Turned page) Tj ET' }] });
    const document = await readPdfBytes(bytes);
    const run = runWith(document, 'Turned page');
    expect(document.pages).toEqual([{ widthPt: 792, heightPt: 612 }]);
    expect(run.angle).toBeUndefined();
    expect(boxOf(run).x).toBeCloseTo(50, 0);
    expect(boxOf(run).y + boxOf(run).height).toBeGreaterThan(100);
    expect(boxOf(run).y).toBeLessThan(100);
  });

  test('that runs up the page has an angle and no edges', async () => {
    const run = runWith(await readPage('BT /F1 12 Tf 0 1 -1 0 100 300 Tm (Upwards) Tj ET'), 'Upwards');
    expect(run.angle).toBe(-90);
    expect(run.edges).toBeUndefined();
  });

  test('is placed on the displayed part of the page', async () => {
    const bytes = buildPdf({
      pages: [{ cropBox: [50, 100, 562, 692], content: 'BT /F1 12 Tf 72 660 Td (Cropped) Tj ET' }],
    });
    const document = await readPdfBytes(bytes);
    expect(document.pages).toEqual([{ widthPt: 512, heightPt: 592 }]);
    expect(boxOf(runWith(document, 'Cropped')).x).toBeCloseTo(22, 0);
  });

  test('inside a form is found where the form is painted', async () => {
    const document = await readPage('q 1 0 0 1 200 100 cm /Side Do Q', {
      forms: { Side: 'BT /F1 12 Tf 10 20 Td (Inside) Tj ET' },
    });
    expect(boxOf(runWith(document, 'Inside')).x).toBeCloseTo(210, 0);
  });

  test('keeps the hyphen at the end of a line', async () => {
    const document = await readPage(
      'BT /F1 11 Tf 72 700 Td (responsible for experi-) Tj 0 -14 Td (ence and more) Tj ET',
    );
    expect(textsOf(document)).toEqual(['responsible for experi-', 'ence and more']);
  });

  test('in a right-to-left script keeps its words whole', async () => {
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

  test('typed into the fields of a form is read, and its links stay', async () => {
    const bytes = buildPdf({
      pages: [
        {
          content: someText,
          fields: [{ text: 'Forklift licence 2019', rectangle: [72, 500, 272, 520] }],
          links: [{ address: 'https://ines.example', rectangle: [72, 395, 540, 412] }],
        },
      ],
    });
    const document = await readPdfBytes(bytes);
    expect(boxOf(runWith(document, 'Forklift licence 2019')).x).toBeCloseTo(74, 0);
    expect(document.traits.contentControls).toBe(1);
    expect(runWith(document, 'Ines Harrow').link).toBe('https://ines.example');
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
    const document = await readPdfBytes(bytes);
    expect(document.links.map(({ address }) => address)).toEqual(['https://ines.example/work']);
    const linked = document.runs.filter(({ link }) => link !== undefined);
    expect(linked.map(({ text }) => text.trim())).toEqual(['my work']);
  });
});
