import { expect, test } from 'vitest';
import { pdfDocument, type PageText } from '../../testing/build-document.ts';
import { headed, name } from '../../testing/sections-found.ts';

const small = (text: string, y: number): PageText => ({ text, sizePt: 7.5, y });
const head = (text: string, y: number): PageText => ({ text, isBold: true, sizePt: 12, y });
const at = (text: string, y: number): PageText => ({ text, y });

const titled = (title: string, nth: number, line: string): (string | PageText)[] => [
  small(title, 150 + nth * 60),
  { text: line, y: 170 + nth * 60 },
];
const page = (y: number, title: string): (string | PageText)[] => [
  { ...name, y: 60 },
  at('Baker, rye and wheat', 92),
  head(title, y),
  at('I bake bread at night and teach those who want to bake it during the day.', y + 18),
  head('Experience', 200),
  at('Baker, Mill Lane Bakery, 2019 - 2022', 218),
  head('Education', 260),
  at('BSc Baking, Harrow College of Food, 2018', 278),
];

const job = ['Baker, Mill Lane Bakery, 2019 - 2022', 'Kneaded rye and wheat for twelve guests.'];
const list = (first: string, second: string, third: string): (string | PageText)[] => [
  name,
  'wilma@garner.example',
  first,
  'I bake bread at night and teach those who want to bake it during the day.',
  second,
  ...job,
  third,
  'BSc Baking, Harrow College of Food, 2018',
];

test.each([
  ['01 Statement', '02 Baking posts', '03 Education', '04 Skills'],
  ['1. Statement', '2. Baking posts', '3. Education', '4. Skills'],
  ['A. Statement', 'B. Baking posts', 'C. Education', 'D. Skills'],
  ['I. Statement', 'II. Baking posts', 'III. Education', 'IV. Skills'],
  ['§01 Statement', '§02 Baking posts', '§03 Education', '§04 Skills'],
])('takes numbered lines for headings if most are titles: %s', (first, second, third, fourth) => {
  const document = pdfDocument([...list(first, second, third), fourth, 'Kneading, Scoring, Proofing']);
  expect(headed(document).map(([, text]) => text)).toEqual(['Statement', 'Baking posts', 'Education', 'Skills']);
});

test.each([
  ['1. Kneading rye', '2. Scoring loaves', '3. Education'],
  ['2. Statement', '4. Baking posts', '5. Education'],
])('takes no other counted lines for headings: %s', (first, second, third) => {
  const texts = headed(pdfDocument(list(first, second, third))).map(([, text]) => text);
  expect(texts).not.toContain(first.slice(3));
  expect(texts).not.toContain(second.slice(3));
});

/** A line with its number in a cell of its own, as on a badge. */
const badged = (number: string, text: string, y: number): PageText[] => [
  { text: number, y },
  { text, x: 110, y },
];

test.each(['§01', '1', '01', 'I'])(
  'takes a known title behind a number in a cell of its own for a heading: %s',
  (sign) => {
    const document = pdfDocument([
      { ...name, y: 40 },
      at('wilma@garner.example', 70),
      ...badged(sign, 'Experience', 100),
      at('Baker, Mill Lane Bakery, 2019 - 2022', 120),
      at('Kneaded rye and wheat for twelve guests.', 134),
      ...badged('12', 'Loaves a day and 3 apprentices', 148),
      ...badged('§02', 'Education', 170),
      at('BSc Baking, Harrow College of Food, 2018', 190),
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual(['Experience', 'Education']);
  },
);

test('takes titles in small type for headings, the unusual ones among them too', () => {
  const sections = [
    ['Experience', 'Baker, Mill Lane Bakery, 2019 - 2022'],
    ['Education', 'BSc Baking, Harrow College of Food, 2018'],
    ['Loaves and letters', 'On rye in high places, Journal of Baking 12, pp. 33-52'],
    ['Languages', 'English (native), French'],
    ['Awards', 'Loaf of the Year, 2019'],
    ['References', 'Otto Miller, 012 345 678'],
  ] as const;
  const document = pdfDocument([
    name,
    'wilma@garner.example',
    ...sections.flatMap(([title, line], nth) => titled(title, nth, line)),
  ]);
  expect(headed(document).map(([, text]) => text)).toEqual(sections.map(([title]) => title));
});

test('takes Hello for a heading below the name where it is set off like the titles below', () => {
  expect(headed(pdfDocument(page(144, 'Hello')))[0]).toEqual(['summary', 'Hello']);
  expect(headed(pdfDocument(page(108, 'Wheat Baker')))[0]).toEqual(['experience', 'Experience']);
});
