import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const visualTexts = (texts: readonly (string | PageText)[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

/** Each word (or letter) as a separate run, `gap` points after the previous one. */
const placed = (words: readonly string[], gap: number, from = 72): PageText[] => {
  let x = from;
  return words.map((text) => {
    const run = { text, x, y: 100 };
    x = endOf(run) + gap;
    return run;
  });
};

const endOf = (run: PageText): number => pdfDocument([run]).runs[0]?.edges?.at(-1) ?? 0;

test('words placed one by one get the visible spaces', () => {
  expect(visualTexts(placed(['Reduced', 'scrap', 'by', '12', '%'], 2.6))).toEqual(['Reduced scrap by 12 %']);
});

test('letters placed one by one are one word', () => {
  expect(visualTexts(placed('Marmalade'.split(''), 0))).toEqual(['Marmalade']);
});

test('a letter-spaced heading is read as its word', () => {
  expect(visualTexts(placed('EXPERIENCE'.split(''), 4))).toEqual(['EXPERIENCE']);
});

test('a letter-spaced name keeps the gap between its words', () => {
  const first = placed('Gunhild'.split(''), 4);
  const second = placed('Brandvold'.split(''), 4, endOf(first.at(-1) ?? { text: '' }) + 11);
  expect(visualTexts([...first, ...second])).toEqual(['Gunhild Brandvold']);
});

test('a heading typed with a space after every letter is read as its word', () => {
  expect(visualTexts(['E D U C A T I O N'])).toEqual(['EDUCATION']);
});

test('initials and one-letter words are not letter-spaced text', () => {
  expect(visualTexts(['I am A B Moe'])).toEqual(['I am A B Moe']);
});

test('a date at the right margin is on the line of its title, after a tab', () => {
  expect(
    visualTexts([
      { text: 'Miller, Stone & Sons', y: 100 },
      { text: '2019 - 2021', right: 540, y: 100 },
    ]),
  ).toEqual(['Miller, Stone & Sons\t2019 - 2021']);
});

test('a date close behind a long title is still separated by a tab', () => {
  const long = 'Senior manager of the regional mill and of its eleven outlying stone quarries, acting director';
  const x = endOf({ text: long, y: 100 }) + 11;
  expect(
    visualTexts([
      { text: long, y: 100 },
      { text: 'Mar 2020', x, y: 100 },
    ]),
  ).toEqual([`${long}\tMar 2020`]);
});

test('superscripts and smaller type belong to the line that they touch', () => {
  expect(
    visualTexts([
      { text: 'Ranked 2', x: 72, y: 100 },
      { text: 'nd', x: 111.2, y: 98, sizePt: 6.5 },
    ]),
  ).toEqual(['Ranked 2nd']);
});

test('text that is drawn twice to look bold is read once', () => {
  expect(
    visualTexts([
      { text: 'Skills', x: 72, y: 100 },
      { text: 'Skills', x: 72.3, y: 100 },
    ]),
  ).toEqual(['Skills']);
});

test('a bullet far from its text makes neither a column nor a tab', () => {
  const [line] = readingsOf(
    pdfDocument([
      { text: '•', x: 72, y: 100 },
      { text: 'Milled flour', x: 95, y: 100 },
    ]),
  ).visual.lines;
  expect(line?.text).toBe('• Milled flour');
  expect(line?.markerLength).toBe(2);
});

const sentence = (y: number): PageText => ({ text: 'Ground eleven tons of rye a week', y });

test('a narrow gap without a space is not a space on a page that stores its spaces', () => {
  const heading = placed(['Certi', 'fi', 'cations'], 1.6);
  expect(visualTexts([...heading, sentence(120), sentence(140)])[0]).toBe('Certifications');
  expect(visualTexts([...heading, ...placed(['Ground', 'rye'], 2.6).map((run) => ({ ...run, y: 120 }))])[0]).toBe(
    'Certi fi cations',
  );
});

test.each([
  [true, 'Miller & Stone 2019 - 2021'],
  [false, 'Miller & Stone2019 - 2021'],
])('dates that touch the name before them are apart from it if it is bold: %s', (isBold, expected) => {
  const name: PageText = { text: 'Miller & Stone', y: 100, isBold };
  const texts = visualTexts([name, { text: '2019 - 2021', x: endOf(name) + 1, y: 100 }]);
  expect(texts.map((text) => text.replace('\t', ' '))).toEqual([expected]);
});
