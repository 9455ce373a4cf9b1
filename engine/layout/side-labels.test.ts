import { expect, test } from 'vitest';

import { pdfDocument } from '../testing/build-document.ts';
import type { PageText } from '../testing/build-document.ts';
import { readingsOf } from './readings-of.ts';

const visualTexts = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

const at = (x: number, y: number, text: string, style: Partial<PageText> = {}): PageText => ({ x, y, text, ...style });

test('dates in a left gutter stand before the first line of their entry', () => {
  expect(
    visualTexts([
      at(60, 100, '2019 - 2021'),
      at(150, 100, 'Miller, Stone & Sons'),
      at(150, 114, 'Ground eleven tons of rye a week and kept the books'),
      at(150, 128, 'Taught four apprentices to dress the stones'),
      at(60, 152, '2015 - 2019'),
      at(150, 152, 'Weaver, Loom House'),
      at(150, 166, 'Wove forty ells of linen a month for the castle'),
      at(150, 180, 'Sold what the castle did not take'),
    ]),
  ).toEqual([
    '2019 - 2021\tMiller, Stone & Sons',
    'Ground eleven tons of rye a week and kept the books',
    'Taught four apprentices to dress the stones',
    '2015 - 2019\tWeaver, Loom House',
    'Wove forty ells of linen a month for the castle',
    'Sold what the castle did not take',
  ]);
});

test('a date that wraps in its gutter is read whole', () => {
  expect(
    visualTexts([
      at(60, 100, 'March 2019 -'),
      at(150, 100, 'Miller, Stone & Sons'),
      at(60, 114, 'June 2021'),
      at(150, 114, 'Ground eleven tons of rye a week and kept the books'),
      at(150, 128, 'Taught four apprentices to dress the stones'),
      at(60, 152, 'May 2015 -'),
      at(150, 152, 'Weaver, Loom House'),
      at(60, 166, 'March 2019'),
      at(150, 166, 'Wove forty ells of linen a month for the castle'),
      at(150, 180, 'Sold what the castle did not take'),
    ])[0],
  ).toBe('March 2019 - June 2021\tMiller, Stone & Sons');
});

test('section titles left of their sections are lines of their own', () => {
  const entry = (y: number): PageText[] => [
    at(180, y, 'Miller, Stone & Sons, Bergen'),
    at(180, y + 14, 'Ground eleven tons of rye a week and kept the books'),
    at(180, y + 28, 'Taught four apprentices to dress the stones'),
    at(180, y + 42, 'Mended the wheel in three nights'),
  ];
  const texts = visualTexts([
    at(60, 99, 'Experience', { sizePt: 14 }),
    ...entry(100),
    at(60, 183, 'Education', { sizePt: 14 }),
    ...entry(184),
    at(60, 267, 'Other', { sizePt: 14 }),
    ...entry(268),
  ]);
  expect(texts.filter((text) => /^(?:Experience|Education|Other)$/u.test(text))).toHaveLength(3);
  expect(texts.slice(0, 2)).toEqual(['Experience', 'Miller, Stone & Sons, Bergen']);
  expect(texts[5]).toBe('Education');
});

test('names of skills left of the skills make one line with them', () => {
  expect(
    visualTexts([
      at(60, 100, 'Trades:'),
      at(130, 100, 'Milling, weaving'),
      at(60, 114, 'Tongues:'),
      at(130, 114, 'Norse, Latin'),
      at(60, 128, 'Tools:'),
      at(130, 128, 'Quern, loom'),
    ]),
  ).toEqual(['Trades:\tMilling, weaving', 'Tongues:\tNorse, Latin', 'Tools:\tQuern, loom']);
});
