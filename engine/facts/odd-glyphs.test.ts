import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';

const unmapped = (text: string, name: string, y: number) => ({ text, name, x: 60, y, isUnmapped: true as const });

test('single characters of a font that sets no words are icons', () => {
  const { oddGlyphs } = factsFrom(
    pdfDocument(['Jane Roe', unmapped('a', 'FontAwesome5Brands', 90), unmapped('q', 'Symbols', 110)]),
  );
  expect(oddGlyphs.icons).toEqual([1, 2]);
});

test('an unmapped character of the text font is not an icon', () => {
  const { oddGlyphs } = factsFrom(pdfDocument(['Operations Manager', unmapped('~', 'Helvetica', 90)]));
  expect(oddGlyphs.icons).toEqual([]);
});

/** A phone number and an address with one character of this font between them. */
const between = (name: string) => [
  { text: '312-555-0142', x: 60, y: 60 },
  { ...unmapped('\uF0B7', name, 60), x: 130 },
  { text: 'jane.roe@example.com', x: 140, y: 60 },
];

test('one bullet of a symbol font is not an icon, the same code of an icon font is', () => {
  expect(factsFrom(pdfDocument(between('Symbol'))).oddGlyphs.icons).toEqual([]);
  expect(factsFrom(pdfDocument(between('FontAwesome'))).oddGlyphs.icons).toEqual([1]);
});

/** The icons of an envelope in front of this text. */
const iconsBefore = (text: string, y = 60) =>
  factsFrom(pdfDocument(['Jane Roe', unmapped('\uF0E0', 'FontAwesome', 60), { text, x: 75, y }])).oddGlyphs.icons;

test('an icon in front of a label is none, one in front of the address itself or above a label is', () => {
  expect(iconsBefore('Email: jane.roe@example.com')).toEqual([]);
  expect(iconsBefore('jane.roe@example.com')).toEqual([1]);
  expect(iconsBefore('Experience: ten years', 100)).toEqual([1]);
  expect(iconsBefore('https://example.com/jane')).toEqual([1]);
});

test('the label may be stored apart from its icon, and its colon apart from its word', () => {
  const icons = [unmapped('\uF095', 'FontAwesome', 60), { ...unmapped('\uF0E0', 'FontAwesome', 60), x: 200 }];
  const labels = [
    { text: 'Phone:', x: 75, y: 60 },
    { text: '+1 312-555-0142', x: 110, y: 60 },
    { text: 'Email', x: 215, y: 60 },
    { text: ': jane.roe@example.com', x: 245, y: 60 },
  ];
  expect(factsFrom(pdfDocument([...labels, ...icons])).oddGlyphs.icons).toEqual([]);
  const below = labels.map((text) => ({ ...text, y: 90 }));
  expect(factsFrom(pdfDocument([...below, ...icons])).oddGlyphs.icons).toEqual([4, 5]);
});

/** The number of ornaments in a line. */
const ornamentsOf = (line: string) => factsFrom(pdfDocument(['Jane Roe', line])).oddGlyphs.ornaments.length;

test('an arrow between words is none of the ornaments, one as a bullet is', () => {
  expect(ornamentsOf('Grew the channel from 0 → 4,200 readers (memory → disk →')).toBe(0);
  expect(ornamentsOf('→ Led a team of nine')).toBe(1);
  expect(ornamentsOf('Led a team of nine ➤ Cut waste')).toBe(1);
});

const heading = (text: string, y: number) => ({ text, isBold: true, sizePt: 14, y });

test('an arrow behind each heading is an ornament, one at the end of any other line is none', () => {
  const { oddGlyphs } = factsFrom(
    pdfDocument([
      'Jane Roe',
      heading('Experience ↗', 100),
      { text: 'Clerk, Acme Ltd, 2019 - 2021', y: 120 },
      { text: 'Moved the accounts from paper ↗', y: 140 },
      heading('Education ↗', 180),
      { text: 'BSc Biology, University of Ashford, 2018', y: 200 },
    ]),
  );
  expect(oddGlyphs.ornaments.map(({ line }) => line)).toEqual([1, 4]);
});

test('the same character on every line is a bullet', () => {
  const bullets = [90, 110, 130, 150].map((y) => unmapped('x', 'Bullets', y));
  expect(factsFrom(pdfDocument(['Jane Roe', ...bullets])).oddGlyphs.icons).toEqual([]);
});

test('emoji and arrows are ornaments, stars and plain bullets are not', () => {
  const { oddGlyphs, visual } = factsFrom(pdfDocument(['• Jane Roe', 'Excel ★★★★', 'Call ☎ or write ✉']));
  const quoted = oddGlyphs.ornaments.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to));
  expect(quoted).toEqual(['☎', '✉']);
});
