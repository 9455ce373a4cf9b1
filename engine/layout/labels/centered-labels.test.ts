import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const visualTexts = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

const at = (x: number, y: number, text: string, style: Partial<PageText> = {}): PageText => ({ x, y, text, ...style });

test('two titles alone on the left are the titles of the text beside them, on a page with little text', () => {
  const skills = ['Dressing stones', 'Winnowing', 'Bolting flour', 'Keeping books'];
  const work = ['Mill of Bergen', 'Moved the wheel by hand'];
  expect(
    visualTexts([
      at(60, 100, 'Skills', { isBold: true }),
      ...skills.map((text, index) => at(170, 100 + index * 13, text)),
      at(60, 180, 'Projects', { isBold: true }),
      ...work.map((text, index) => at(170, 183 + index * 13, text)),
    ]),
  ).toEqual(['Skills', ...skills, 'Projects', ...work]);
});

const block = (y: number, texts: readonly string[]): PageText[] =>
  texts.map((text, index) => at(170, y + index * 14, text));

const stones = [
  'Miller, Stone & Sons',
  'Ground rye',
  'Taught apprentices',
  'Dressed stones',
  'Kept the books',
  'Sold flour',
];
const school = ['Bergen Trade School', 'Diploma in milling', 'Thesis on wheels'];
const guild = ['Guild of Bergen', 'Spoke for the weavers', 'Kept the chest'];

test('titles centered beside blocks of text come before the first line of their block', () => {
  expect(
    visualTexts([
      at(60, 135, 'Experience', { isBold: true }),
      ...block(100, stones),
      at(60, 214, 'Education', { isBold: true }),
      ...block(200, school),
      at(60, 284, 'Memberships', { isBold: true }),
      ...block(270, guild),
    ]),
  ).toEqual(['Experience', ...stones, 'Education', ...school, 'Memberships', ...guild]);
});

test('a block that no label is centered beside leaves all labels level with their lines', () => {
  const texts = visualTexts([
    at(60, 100, 'Experience', { isBold: true }),
    ...block(100, stones),
    at(60, 214, 'Education', { isBold: true }),
    ...block(200, [...school, ...guild]),
    at(60, 300, 'Memberships', { isBold: true }),
    ...block(300, guild),
  ]);
  expect(texts.slice(0, 7)).toEqual(['Experience', ...stones]);
});
