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

test('the same character on every line is a bullet', () => {
  const bullets = [90, 110, 130, 150].map((y) => unmapped('x', 'Bullets', y));
  expect(factsFrom(pdfDocument(['Jane Roe', ...bullets])).oddGlyphs.icons).toEqual([]);
});

test('emoji and arrows are ornaments, stars and plain bullets are not', () => {
  const { oddGlyphs, visual } = factsFrom(pdfDocument(['• Jane Roe', 'Excel ★★★★', 'Call ☎ or write ✉']));
  const quoted = oddGlyphs.ornaments.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to));
  expect(quoted).toEqual(['☎', '✉']);
});
