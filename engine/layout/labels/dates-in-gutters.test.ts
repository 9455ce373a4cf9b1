import { expect, test } from 'vitest';
import type { PageText } from '../../testing/build-document.ts';
import { at, visualTexts } from '../../testing/visual-texts.ts';

test('dates in a left gutter are read before the first line of their entry', () => {
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

/** A date in type of 10 points that ends 8 points before the text: wider than a space, narrower than a gutter. */
const endingBeforeText = (y: number, text: string): PageText => at(138 - 5 * text.length, y, text);

const closeEntry = (y: number, from: string, to: string): PageText[] => [
  endingBeforeText(y, from),
  { ...at(146, y, 'Miller, Stone & Sons'), isBold: true },
  endingBeforeText(y + 13, to),
  at(146, y + 13, 'with eleven stones, and the books of the mill'),
  at(146, y + 26, 'Taught four apprentices to dress the stones'),
  at(146, y + 39, 'Sold what the castle did not take'),
];

test.each([
  ['May 2019 –', 'Present', 'May 2019 – Present'],
  ['March –', 'July 2019', 'March – July 2019'],
  ['June 2019 –', 'July 2020', 'June 2019 – July 2020'],
])('a date that wraps close to the text beside it is read whole: %s %s', (first, last, whole) => {
  const texts = visualTexts([...closeEntry(100, first, last), ...closeEntry(164, 'May 2015 –', 'June 2018')]);
  expect(texts[0]).toBe(`${whole}\tMiller, Stone & Sons`);
  expect(texts[1]).toBe('with eleven stones, and the books of the mill');
});

test('dates with short years in a gutter are read before their entry', () => {
  const texts = visualTexts([
    at(60, 100, 'Aug-24–Current'),
    at(170, 100, 'Miller, Stone & Sons'),
    at(170, 114, 'Ground eleven tons of rye a week and kept the books'),
    at(60, 138, 'Nov-20–Jun-24'),
    at(170, 138, 'Weaver, Loom House'),
    at(170, 152, 'Wove forty ells of linen a month for the castle'),
  ]);
  expect(texts[0]).toBe('Aug-24–Current\tMiller, Stone & Sons');
  expect(texts[2]).toBe('Nov-20–Jun-24\tWeaver, Loom House');
});

const gutterEntry = (y: number, month: string, year: string): PageText[] => [
  at(60, y, `Conferred ${month}`),
  at(150, y, 'Harrow College of Weaving'),
  at(60, y + 14, year),
  at(150, y + 14, 'Diploma in Linen, with honors of the guild'),
  at(150, y + 28, 'Thesis on the looms of the castle and their wheels'),
  at(150, y + 42, 'Took apprentices to the mill every winter of it'),
  at(150, y + 56, 'Spoke for the weavers at the table of the guild'),
];

test('a date that wraps behind its month is read whole', () => {
  const texts = visualTexts([...gutterEntry(100, 'SEP', '2018'), ...gutterEntry(180, 'Dec.', '2014')]);
  expect(texts.filter((text) => text.includes('\t'))).toEqual([
    'Conferred SEP 2018\tHarrow College of Weaving',
    'Conferred Dec. 2014\tHarrow College of Weaving',
  ]);
});

test('a section title at the edge of the text is not joined to the date below it', () => {
  const texts = visualTexts([
    at(160, 80, 'Education', { sizePt: 14 }),
    at(70, 97, '2005 - 2010'),
    at(160, 97, 'School of Mills, Bergen, with much praise for the sums'),
    at(70, 111, '2001 - 2005'),
    at(160, 111, 'School of Looms, Oslo, with some praise for the weaving'),
    at(160, 131, 'Employment', { sizePt: 14 }),
    at(70, 148, '2010 - 2019'),
    at(160, 148, 'Miller, Stone & Sons, Bergen, on the river by the church'),
    at(172, 160, 'Ground eleven tons of rye a week and kept the books'),
    at(70, 174, '2019 - 2021'),
    at(160, 174, 'Weaver, Loom House, Oslo, in the street of the drapers'),
    at(172, 186, 'Wove forty ells of linen a month for the castle'),
  ]);
  expect(texts[3]).toBe('Employment');
  expect(texts[4]).toBe('2010 - 2019\tMiller, Stone & Sons, Bergen, on the river by the church');
});
