import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const visualTexts = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

const labeled = (page: number, y: number, label: string, lines: readonly string[], x = 180): PageText[] => [
  { page, x: 60, y, text: label, isBold: true },
  ...lines.map((text, index) => ({ page, x, y: y + 14 * index, text })),
];

const first: readonly PageText[] = [
  ...labeled(1, 100, 'Profile', ['Miller with ten years of water wheels', 'who looks for a mill of her own']),
  ...labeled(1, 150, 'Work', ['Mill of Bergen', 'Ground rye and oats', 'Dressed stones', 'Kept the books']),
  ...labeled(1, 230, 'Education', ['School of Mills', 'Diploma in milling', 'Thesis on wheels']),
];

const reading = [
  'Water and the wheels that it turns in the north',
  'The rye of the north',
  'A book of stones',
  'Letters to a weaver',
];
const talks = ['On flour', 'On wind', 'On the price of oats in the markets of the north', 'On stones'];

test('a page with one label at the edge of the page before it goes on with its labels', () => {
  const second = [...labeled(2, 60, 'What I wrote', reading), ...labeled(2, 140, 'Where I spoke', talks)];
  expect(visualTexts([...first, ...second]).slice(-10)).toEqual([
    'What I wrote',
    ...reading,
    'Where I spoke',
    ...talks,
  ]);
});

test('two columns that start elsewhere on the second page stay columns', () => {
  const left = ['Skills', 'Milling', 'Weaving', 'Sums', 'Accounts', 'Harness work', 'Grain trade', 'Bolting'];
  const right = ['Languages', 'Norwegian', 'German', 'Danish', 'Latin', 'French', 'Dutch', 'Frisian'];
  const second = [...left, ...right].map((text, index) => ({
    page: 2,
    x: index < left.length ? 60 : 320,
    y: 60 + 14 * (index % left.length),
    text,
    isBold: index % left.length === 0,
  }));
  expect(visualTexts([...first, ...second]).slice(-16)).toEqual([...left, ...right]);
});

test('a sidebar with several lines below its titles at the edge of the labels before it stays a column', () => {
  const left = ['References', 'Ida Brandvold', 'Mill Lane', 'Hobbies', 'Hiking', 'Chess'];
  const right = ['More work', 'Mill of Oslo, 2012 to 2015', ...reading, ...talks];
  const second = [
    ...left.map((text, index) => ({ page: 2, x: 60, y: 60 + 14 * index, text, isBold: index % 3 === 0 })),
    ...right.map((text, index) => ({ page: 2, x: 180, y: 60 + 14 * index, text })),
  ];
  expect(visualTexts([...first, ...second]).slice(-16)).toEqual([...left, ...right]);
});
