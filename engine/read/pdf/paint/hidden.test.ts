import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { buildPdf, textLines } from '#engine/testing/build-pdf.ts';
import type { PdfToBuild } from '#engine/testing/build-pdf.ts';
import { runWith } from '#engine/testing/run-with.ts';
import { pdfCodeOf, readPage, readPdfBytes, someText } from '#engine/testing/read-built-pdf.ts';

const hiddenIn = async (content: string): Promise<string | undefined> =>
  runWith(await readPage(`${content}\n${someText}`), 'secret').hidden;

/** A box with round corners, as a path. */
const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const [left, low, right, high] = [x, y, x + width, y + height];
  return `${left + radius} ${low} m ${right - radius} ${low} l ${right} ${low} ${right} ${low + radius} v
    ${right} ${high - radius} l ${right} ${high} ${right - radius} ${high} v ${left + radius} ${high} l
    ${left} ${high} ${left} ${high - radius} v ${left} ${low + radius} l ${left} ${low} ${left + radius} ${low} v h`;
};
const zigzag = Array.from({ length: 40 }, (_, index) => `${index * 15} ${index % 2} l`).join(' ');

describe('hidden text', () => {
  test.each([
    ['render mode 3', 'BT 3 Tr /F1 11 Tf 72 700 Td (secret) Tj 0 Tr ET', 'no-ink'],
    ['transparent ink', 'q /Clear gs BT /F1 11 Tf 72 700 Td (secret) Tj ET Q', 'no-ink'],
    ['white on the white page', 'BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET', 'no-ink'],
    ['white on a page painted white', '1 g 0 0 612 792 re f BT /F1 11 Tf 72 700 Td (secret) Tj 0 g ET', 'no-ink'],
    [
      'white on a page painted white with rounded corners',
      `1 g 10 0 m 602 0 l 607 0 612 5 612 10 c 612 782 l 612 787 607 792 602 792 c 10 792 l 5 792 0 787 0 782 c
       0 10 l 0 5 5 0 10 0 c f BT /F1 11 Tf 72 700 Td (secret) Tj 0 g ET`,
      'no-ink',
    ],
    ['blue on a blue box', '0 0 1 rg 60 690 200 30 re f BT /F1 11 Tf 72 700 Td (secret) Tj 0 g ET', 'no-ink'],
    ['a size that nobody reads', 'BT /F1 1 Tf 72 700 Td (secret) Tj ET', 'tiny'],
    ['a place outside the page', 'BT /F1 11 Tf 900 700 Td (secret) Tj ET', 'off-page'],
    ['a picture over it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 200 0 0 60 60 680 cm /Im1 Do Q', 'covered'],
    [
      'a box over it that is clipped to the page',
      'q 0 0 612 792 re W n BT /F1 11 Tf 72 700 Td (secret) Tj ET 0.9 g 60 680 200 60 re f 0 g Q',
      'covered',
    ],
    [
      'a picture over it whose round clip leaves it under the middle',
      'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 40 660 m 40 760 l 280 760 l 300 740 300 680 280 660 c h W n 200 0 0 60 60 680 cm /Im1 Do Q',
      'covered',
    ],
    [
      'grey on a grey card with round corners',
      `q ${rounded(50, 650, 400, 100, 8)} W n 0.95 g 50 650 400 100 re f BT /F1 11 Tf 72 700 Td (secret) Tj ET Q`,
      'no-ink',
    ],
    [
      'white on a white sheet with round corners',
      `q ${rounded(10, 10, 590, 770, 12)} W n 1 g 10 10 590 770 re f BT /F1 11 Tf 72 700 Td (secret) Tj ET Q`,
      'no-ink',
    ],
    [
      'a card with round corners over it',
      `BT /F1 11 Tf 72 700 Td (secret) Tj ET q ${rounded(50, 650, 400, 100, 8)} W n 0.9 g 50 650 400 100 re f Q`,
      'covered',
    ],
    [
      'grey on a grey card within an edge of many corners',
      `q 0 0 m ${zigzag} 612 792 l 0 792 l h W n 0.95 g 50 650 400 100 re f BT /F1 11 Tf 72 700 Td (secret) Tj ET Q`,
      'no-ink',
    ],
    ['a box over it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 0.9 g 60 680 200 60 re f 0 g', 'covered'],
    ['a white box over it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 1 g 60 680 200 60 re f 0 g', 'covered'],
    [
      'a white box over it, and other text over that',
      'BT /F1 11 Tf 72 700 Td (secret) Tj ET 1 g 60 680 200 60 re f 0 g BT /F1 11 Tf 70 700 Td (Leeds) Tj ET',
      'covered',
    ],
    [
      'a white box over it, and the words of another text over that',
      `BT /F1 11 Tf 72 700 Td (secret) Tj ET 1 g 60 680 200 60 re f 0 g
       BT /F1 7 Tf 72 702 Td (we) Tj 16 0 Td (go) Tj ET`,
      'covered',
    ],
    ['a white sheet over the page', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 1 g 0 600 612 192 re f 0 g', 'covered'],
    [
      'a white box over it, turned upwards',
      'BT /F1 11 Tf 0 1 -1 0 200 650 Tm (secret) Tj ET 1 g 180 640 40 120 re f 0 g',
      'covered',
    ],
    [
      'white, and spaces over that in black',
      `BT /F1 11 Tf 1 g 72 700 Td (secret) Tj ET BT /F1 11 Tf 0 g 72 700 Td (${' '.repeat(12)}) Tj ET`,
      'no-ink',
    ],
    [
      'white, and spaces over that with a thick black outline',
      `BT /F1 11 Tf 1 g 72 700 Td (secret) Tj ET 10 w BT 2 Tr /F1 11 Tf 0 g 72 700 Td (${' '.repeat(12)}) Tj 0 Tr ET`,
      'no-ink',
    ],
    [
      'an opaque gradient over it',
      'BT /F1 11 Tf 72 700 Td (secret) Tj ET /Pattern cs /Blue scn 60 680 200 60 re f 0 g',
      'covered',
    ],
    [
      'transparent ink on a gradient',
      '/Pattern cs /Blue scn 60 690 200 30 re f q /Clear gs BT /F1 11 Tf 72 700 Td (secret) Tj ET Q 0 g',
      'no-ink',
    ],
    ['white with a white outline', 'BT 2 Tr /F1 11 Tf 1 g 1 G 72 700 Td (secret) Tj 0 Tr 0 g 0 G ET', 'no-ink'],
    [
      'white twice, in two fonts',
      'BT /F1 11 Tf 1 g 72 700 Td (secret) Tj ET BT /F2 11 Tf 72 700 Td (secret) Tj 0 g ET',
      'no-ink',
    ],
    [
      'gray on a box in the gray of a pattern',
      '0.749 g 60 690 200 30 re f BT /F1 11 Tf 72 700 Td (secret) Tj 0 g ET',
      'no-ink',
    ],
  ])('is seen through: %s', async (_, content, reason) => {
    expect(await hiddenIn(content)).toBe(reason);
  });

  test.each([
    ['white on a dark box', '0 g 60 690 200 30 re f BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    ['white on a thick dark line', '0 G 30 w 60 704 m 260 704 l S BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    [
      'blue beside a blue triangle whose bounding box holds it',
      '0 0 1 rg 60 690 m 460 690 l 460 990 l f BT /F1 11 Tf 72 720 Td (secret) Tj 0 g ET',
    ],
    ['white on a gradient', '/Pattern cs /Blue scn 60 690 200 30 re f BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    [
      'white on a gradient with a curved edge as large as the page',
      '/Pattern cs /Blue scn 0 0 m 300 0 500 300 612 792 c 0 792 l f BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET',
    ],
    [
      'white on a gradient with a wave at the bottom, as large as the page',
      `/Pattern cs /Blue scn 0 792 m 612 792 l 612 60 l 500 140 100 0 0 60 c h f
       BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET`,
    ],
    [
      'white on a round gradient as large as the page',
      `/Pattern cs /Blue scn 612 396 m 612 615 475 792 306 792 c 137 792 0 615 0 396 c 0 177 137 0 306 0 c
       475 0 612 177 612 396 c f BT /F1 11 Tf 1 g 200 500 Td (secret) Tj 0 g ET`,
    ],
    ['white on a picture', 'q 200 0 0 60 60 680 cm /Im1 Do Q BT /F1 11 Tf 1 g 72 700 Td (secret) Tj 0 g ET'],
    [
      'white, and again over that in black',
      'BT /F1 11 Tf 1 g 72 700 Td (secret) Tj ET BT /F1 11 Tf 0 g 72 700 Td (secret) Tj ET',
    ],
    ['white with a blue outline', 'BT 2 Tr /F1 11 Tf 1 g 0 0 1 RG 72 700 Td (secret) Tj 0 Tr 0 g 0 G ET'],
    ['grey on white', 'BT /F1 11 Tf 0.6 g 72 700 Td (secret) Tj 0 g ET'],
    ['a frame around it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 60 680 200 60 re S'],
    [
      'two rules above and below it, painted as one filled path',
      'BT /F1 11 Tf 72 700 Td (secret) Tj ET 60 690 300 1 re 60 716 300 1 re f',
    ],
    ['a filled frame around it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET 60 680 200 60 re 61 681 198 58 re f*'],
    [
      'black on white within a border, a black box that is clipped to its ring',
      '1 g 60 690 200 30 re f q 60 690 200 30 re 62 692 196 26 re W* n 0 g 60 690 200 30 re f Q 0 g BT /F1 11 Tf 72 700 Td (secret) Tj ET',
    ],
    [
      'beside the wave that a box over it is clipped to',
      'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 60 760 m 200 760 300 600 400 600 c 400 760 l h W n 0.9 g 60 600 340 160 re f Q',
    ],
    [
      'white on dark in the round corner of a white card over it',
      `0 g 40 640 420 120 re f 1 g BT /F1 11 Tf 52 738 Td (secret) Tj ET
       q ${rounded(50, 650, 400, 100, 50)} W n 1 g 50 650 400 100 re f Q 0 g`,
    ],
    [
      'grey on white in the round corner of a grey card',
      `q ${rounded(50, 650, 400, 100, 50)} W n 0.9 g 50 650 400 100 re f Q
       0.9 g BT /F1 11 Tf 50 738 Td (secret) Tj ET 0 g`,
    ],
    ['a picture beside it', 'BT /F1 11 Tf 72 700 Td (secret) Tj ET q 90 0 0 90 300 650 cm /Im1 Do Q'],
    ['a size of 5 pt', 'BT /F1 5 Tf 72 700 Td (secret) Tj ET'],
  ])('is not seen where there is none: %s', async (_, content) => {
    expect(await hiddenIn(content)).toBeUndefined();
  });

  test('below a white box is hidden on each page, also where no more pages are drawn', async () => {
    const words = ['alpha', 'bravo', 'delta', 'gamma', 'kappa'];
    const document = await readPdfBytes(
      buildPdf({
        pages: words.map((word) => ({
          content: `BT /F1 11 Tf 72 700 Td (${word}) Tj ET 1 g 60 680 200 60 re f 0 g ${someText}`,
        })),
      }),
    );
    expect(words.map((word) => runWith(document, word).hidden)).toEqual(words.map(() => 'covered'));
  });

  test('below a white box is hidden on a page whose pictures are too large to draw', async () => {
    const [width, height] = [11_000, 10_000];
    const large = {
      dictionary: `/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode`,
      data: deflateSync(Buffer.alloc((width * height) / 8, 0xff)).toString('latin1'),
    };
    const document = await readPage(
      `q 60 0 0 60 500 700 cm /Large Do Q BT /F1 11 Tf 72 700 Td (secret) Tj ET 1 g 60 680 200 60 re f 0 g ${someText}`,
      { pictures: { Large: large } },
    );
    expect(runWith(document, 'secret').hidden).toBe('covered');
  });

  test('in white, and again over that in another color and font, is one visible text', async () => {
    const { runs } = await readPage(
      `BT /F1 11 Tf 1 g 72 700 Td (secret) Tj ET BT /F2 11 Tf 0 0 1 rg 72 700 Td (secret) Tj 0 g ET\n${someText}`,
    );
    const found = runs.filter(({ text }) => text.includes('secret'));
    expect(found.map(({ hidden }) => hidden)).toEqual([undefined]);
  });

  test('repeated beside itself in another font stays twice', async () => {
    const { runs } = await readPage(
      `BT /F1 11 Tf 72 700 Td (secret) Tj ET BT /F2 11 Tf 120 700 Td (secret) Tj ET\n${someText}`,
    );
    expect(runs.filter(({ text }) => text.includes('secret'))).toHaveLength(2);
  });

  test('under outlines of its letters is visible bold text, and the outlines are not shapes', async () => {
    const document = await readPage(
      `0.2 0.4 0.6 rg 72 700 m 74 712 80 712 108 708 c 110 704 100 700 72 700 c f
       q /Clear gs BT /F1 11 Tf 72 700 Td (secret) Tj ET Q 0 g ${someText}`,
    );
    const run = runWith(document, 'secret');
    expect(run.hidden).toBeUndefined();
    expect(run.font).toMatchObject({ isBold: true, color: '#336699' });
    expect(document.shapes).toEqual([]);
  });

  test('cut out of a picture that is painted through its letters can be seen', async () => {
    const ink = { dictionary: '/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', data: '(' };
    const read = (content: string) => readPage(content, { pictures: { Ink: ink } });
    const picture = 'q 612 0 0 792 0 0 cm /Ink Do Q';
    const clip =
      'BT 7 Tr /F1 11 Tf 72 700 Td (Ines Harrow has led teams of twelve people in Leeds since the spring) Tj ET';
    const [cutOut] = (await read(`q ${clip} ${picture} Q`)).runs;
    expect(cutOut?.isOcr ?? cutOut?.hidden).toBeUndefined();
    const [overScan] = (await read(`${picture} q ${clip} Q`)).runs;
    expect(overScan?.isOcr).toBe(true);
  });

  test('over a scan is OCR text', async () => {
    const document = await readPage(`q 612 0 0 792 0 0 cm /Im1 Do Q 3 Tr ${someText}`);
    expect(document.runs.every(({ isOcr, hidden }) => isOcr === true && hidden === undefined)).toBe(true);
  });
});

const hex = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
/** Helvetica whose map says that the code of each letter means another one. */
const mapped = (meaningOf: (letter: string) => string): NonNullable<PdfToBuild['fonts']> => {
  const pairs = Array.from(alphabet, (letter) => `<${hex(letter).slice(2)}> <${hex(meaningOf(letter))}>`);
  const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
    1 beginbfrange <20> <60> <0020> endbfrange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap end`;
  return { F1: { dictionary: '/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding', toUnicode } };
};
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const shifted = (by: number) => (letter: string) => alphabet.charAt((alphabet.indexOf(letter) + by) % 26);
/** The letters in the order of a keyboard. */
const mixedUp = (letter: string) => 'qwertyuiopasdfghjklzxcvbnm'.charAt(alphabet.indexOf(letter));
/** What the letters are where the number of a glyph is taken for its character. */
const byGlyph = (letter: string) => 'ĂďĐĚĞĨŐŚŝũŬůŵŶŽƉƋƌƐƚƵǀǁǆǇǌ'.charAt(alphabet.indexOf(letter));
const codeOf = (text: string, fonts?: PdfToBuild['fonts']): Promise<string> =>
  pdfCodeOf(buildPdf({ pages: [{ content: text }], ...(fonts === undefined ? {} : { fonts }) }));

describe('maps from glyphs to characters', () => {
  test.each([
    ['shifted by 1', shifted(1)],
    ['shifted by 3', shifted(3)],
    ['shifted by 13', shifted(13)],
    ['mixed up', mixedUp],
    ['numbers of glyphs', byGlyph],
  ])('that are wrong make the text unreadable: %s', async (_, meaningOf) => {
    expect(await codeOf(someText, mapped(meaningOf))).toBe('unreadable-text');
  });

  test.each([
    ['English', 'Ines Harrow, warehouse manager. I have led teams of twelve people since 2015 and reduced errors.'],
    ['Polish', 'Zarzadzalem zespolem dwunastu osob i wdrozylem nowy system przyjmowania przesylek w Szczecinie.'],
    ['Hungarian', 'Tizenket fos csapatot vezettem, es harmadaval csokkentettem a szallitasi hibakat Gyongyoson.'],
    ['Finnish', 'Johdin kahdentoista hengen tiimia ja vahensin lahetysten virheita kolmanneksella Jyvaskylassa.'],
    ['Zulu', 'Ngangiphethe iqembu labantu abayishumi nambili futhi nganciphisa amaphutha okuthumela impahla.'],
    ['Vietnamese', 'Quan ly nhom muoi hai nguoi va giam mot phan ba loi giao hang trong kho tai thanh pho Da Nang.'],
    ['one name again and again', 'Nkrumah GK, Okafor CC, Kim JH, Kowalczyk WZ. '.repeat(6)],
    [
      'names of products',
      'PostgreSQL, MySQL, jQuery, nginx, Kubernetes, kubectl, pytest, NumPy, SQLite, Xcode, gRPC, WSGI. '.repeat(4),
    ],
  ])('that are correct leave it readable in any language: %s', async (_, text) => {
    const document = await readPage(textLines(text.match(/.{1,90}(?: |$)/gu) ?? []), {
      fonts: mapped((letter) => letter),
    });
    expect(document.runs.some(({ isUnmapped }) => isUnmapped)).toBe(false);
  });

  test('into the private use area are counted, and only those runs are marked', async () => {
    const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
      1 beginbfchar <41> <E0B0> endbfchar endcmap end`;
    const document = await readPage(`BT /Icon 11 Tf 72 700 Td (A) Tj /F1 11 Tf ( 0113 496 0000) Tj ET ${someText}`, {
      fonts: { Icon: { dictionary: '/Subtype/Type1/BaseFont/Helvetica', toUnicode } },
    });
    expect(document.traits.unmappedCharacters).toBe(1);
    expect(document.runs.filter(({ isUnmapped }) => isUnmapped).map(({ text }) => text)).toEqual(['\ue0b0']);
  });
});
