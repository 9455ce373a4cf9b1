import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const textsOf = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map(({ text }) => text);

const column = (...texts: readonly string[]): PageText[] =>
  texts.map((text, index) => ({ text, x: 72, y: 100 + index * 12.5 }));

const full = 'Ground rye and wheat for the whole of the town';

test.each([
  ['after its dash', 'Miller, Stone & Sons, Bergen (March 2019 –', 'May 2021)'],
  ['between month and year', 'Miller, Stone & Sons, Bergen, since August', '2019 Town of Bergen'],
  ['before its dash', 'Miller, Stone & Sons, Bergen, Norway | March 2019', '– May 2021'],
  ['before the word for today', 'Miller, Stone & Sons, Bergen | March 2019 -', 'Present'],
  ['between month and year of its start', 'Miller, Stone & Sons, Bergen, (September', '2019 - May 2021)'],
])('a period that the column breaks %s is on one line', (_, above, below) => {
  expect(textsOf(column(above, below, full))).toEqual([`${above} ${below}`, full]);
});

test.each([
  ['a period that ends on its line', 'Miller, Stone & Sons, Bergen, 2018 – 2019', '2015 – 2017'],
  ['a current job above another period', 'Miller, Stone & Sons, Bergen, since 2019 –', '2015 – 2017'],
  ['a line with room for the next word', 'March 2019', '– May 2021 in Bergen'],
])('%s stays on its line', (_, above, below) => {
  expect(textsOf(column(above, below, full))).toEqual([above, below, full]);
});

test('a period that wraps beside a town is completed before the town', () => {
  expect(
    textsOf([
      { text: 'Miller: March 2018 - May', x: 72, y: 100 },
      { text: 'Bergen', right: 400, y: 100 },
      { text: '2020', x: 72, y: 112.5 },
      { text: full, x: 72, y: 125 },
    ]),
  ).toEqual(['Miller: March 2018 - May 2020\tBergen', full]);
});

test('dates that wrap in a gutter are one period, and what is beside their second line follows', () => {
  expect(
    textsOf([
      { text: '2021-09 –', x: 72, y: 100 },
      { text: 'Miller, Stone & Sons', x: 180, y: 100 },
      { text: '2024-01', x: 72, y: 112.5 },
      { text: 'A mill with nine wheels', x: 180, y: 112.5 },
    ]),
  ).toEqual(['2021-09 – 2024-01\tMiller, Stone & Sons', 'A mill with nine wheels']);
});

test.each([
  ['30 septembre au', '31 octobre 2024'],
  ['10 May to 16 June', '2025'],
])('a period from day to day that wraps in a gutter is whole: %s', (above, below) => {
  expect(
    textsOf([
      { text: above, x: 72, y: 100 },
      { text: 'Miller, Stone & Sons', x: 180, y: 100 },
      { text: below, x: 72, y: 112.5 },
      { text: 'A mill with nine wheels', x: 180, y: 112.5 },
    ]),
  ).toEqual([`${above} ${below}\tMiller, Stone & Sons`, 'A mill with nine wheels']);
});
