import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { hasTextBeside } from './text-beside.ts';

const main = Array.from({ length: 12 }, (_, row) => ({
  text: `Planned the shifts of warehouse number ${row}`,
  x: 230,
  y: 100 + row * 18,
}));
const side = (step: number, ...texts: readonly string[]) =>
  texts.map((text, row) => ({ text, x: 40, y: 105 + row * step }));

test.each([
  ['a sidebar with rows of its own', side(27, 'Contact', 'Madison', 'Languages', 'English, fluent', 'French, basic')],
  ['one that is stored in the middle', side(31, 'Hobbies', 'Chess', 'Sailing', 'Bread')],
])('%s is text beside text', (_what, texts) => {
  expect(hasTextBeside(pdfDocument([...main.slice(0, 5), ...texts, ...main.slice(5)]))).toBe(true);
});

test.each([
  [
    'labels on the rows of their values',
    main.slice(0, 6).map(({ y }, row) => ({ text: `Label ${'abcdef'[row]}`, x: 40, y })),
  ],
  ['dates between the rows', side(27, 'Mar 2019', 'Apr 2020', '2020 - 2021', 'Present', 'May 2022')],
  ['bullets', side(27, '•', '•', '•', '•', '•')],
  ['two lines only', side(27, 'Contact', 'Madison')],
  [
    'a sidebar above the text',
    side(27, 'Contact', 'Madison', 'Languages', 'English').map((text) => ({ ...text, y: text.y - 90 })),
  ],
  ['one on another page', side(27, 'Contact', 'Madison', 'Languages', 'English').map((text) => ({ ...text, page: 2 }))],
])('%s are not', (_what, texts) => {
  expect(hasTextBeside(pdfDocument([...main, ...texts]))).toBe(false);
});

test('nor are texts that reach over the edge of the others', () => {
  const wide = Array.from({ length: 6 }, (_, row) => ({
    text: 'Responsible for the shifts of all of the warehouses in the north of the state',
    x: 40,
    y: 105 + row * 27,
  }));
  expect(hasTextBeside(pdfDocument([...main, ...wide]))).toBe(false);
});
