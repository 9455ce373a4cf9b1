import { expect, test } from 'vitest';
import type { PageText } from '../../testing/build-document.ts';
import { at, titled, visualTexts } from '../../testing/visual-texts.ts';

const head: readonly PageText[] = [
  at(60, 40, 'IDA', { sizePt: 16 }),
  at(60, 58, 'BRANDVOLD', { sizePt: 16 }),
  at(60, 82, 'Miller'),
];
const work = [
  'Ground eleven tons of rye a week and kept the books',
  'Taught four apprentices to dress the stones',
  'Weaver, 2009 - 2012',
  'Loom House, Oslo',
  'Wove forty ells of linen a month',
];

test('a short name and a job title above the labels are none of them', () => {
  expect(
    visualTexts([
      ...head,
      ...titled(110, 'Summary', ['Miller with ten years of water wheels', 'who looks for a mill of her own']),
      ...titled(146, 'Education', ['School of Mills, Bergen, 2011', 'Learned all that there is to know about water']),
      ...titled(182, 'Experience', ['Miller, 2012 - 2020', 'Stone & Sons, Bergen', ...work]),
      ...titled(290, 'Skills', ['Milling, weaving, sums', 'Norwegian, German']),
    ]).slice(3),
  ).toEqual([
    'Summary',
    'Miller with ten years of water wheels',
    'who looks for a mill of her own',
    'Education',
    'School of Mills, Bergen, 2011',
    'Learned all that there is to know about water',
    'Experience',
    'Miller, 2012 - 2020',
    'Stone & Sons, Bergen',
    ...work,
    'Skills',
    'Milling, weaving, sums',
    'Norwegian, German',
  ]);
});

test('titles are labels on a page whose text is as short as they are', () => {
  expect(
    visualTexts([
      at(180, 50, 'Mended wheels'),
      at(180, 64, 'Dug ditches'),
      ...titled(90, 'Interests', ['chess, pottery', 'swimming']),
      ...titled(130, 'Education', ['School of Mills', 'Bergen, 2011', 'Best of class']),
      ...titled(184, 'Language Skills', ['Norwegian', 'German', 'Dutch', 'Danish']),
    ]),
  ).toEqual([
    'Mended wheels',
    'Dug ditches',
    'Interests',
    'chess, pottery',
    'swimming',
    'Education',
    'School of Mills',
    'Bergen, 2011',
    'Best of class',
    'Language Skills',
    'Norwegian',
    'German',
    'Dutch',
    'Danish',
  ]);
});

test('a sidebar with more than titles stays a column beside short text', () => {
  expect(
    visualTexts([
      ...['Skills', 'Milling', 'Weaving', 'Sums', 'Languages', 'Norwegian', 'German'].map((text, index) =>
        at(60, 100 + 16 * index, text),
      ),
      ...['Experience', 'Miller, Stone & Sons', 'Ground rye', 'Education', 'School of Mills', 'Interests', 'chess'].map(
        (text, index) => at(180, 103 + 14 * index, text),
      ),
    ]).slice(0, 7),
  ).toEqual(['Skills', 'Milling', 'Weaving', 'Sums', 'Languages', 'Norwegian', 'German']);
});

const bold = (x: number, y: number, text: string): PageText => at(x, y, text, { isBold: true, sizePt: 13 });

test('a sidebar of short sections below a name is a column beside titles of other sections', () => {
  const texts = visualTexts([
    at(56, 45, 'Ida Brandvold', { isBold: true, sizePt: 15 }),
    at(56, 62, 'Miller of the upper village', { sizePt: 12 }),
    bold(56, 94.5, 'Contact'),
    at(56, 115, 'Address: Bergen, Norway'),
    at(56, 128.5, 'Phone: +47 22 00 00 00 00'),
    at(56, 142, 'Email:'),
    at(56, 155, 'ida.brandvold@example.net'),
    bold(56, 178.5, 'Skills'),
    bold(56, 209, 'Languages'),
    at(62, 229.5, '- Norwegian (from childhood)'),
    at(62, 244, '- German (some of it)'),
    bold(224, 94.5, 'Experience'),
    at(224, 120, 'Miller | Stone & Sons at the harbour of'),
    at(224, 133.5, 'Bergen'),
    at(224, 147, '2012 - 2020'),
    at(230, 160, '- Ground eleven tons of rye'),
    at(230, 174.5, '- Taught four apprentices to dress the stones'),
    at(230, 189, '- Kept the books of the mill'),
    at(224, 208.5, 'Weaver | Loom House, Oslo'),
    at(224, 222, '2009 - 2012'),
    at(230, 235.5, '- Wove forty ells of linen a month for the castle'),
    at(230, 250, '- Sold what the castle did not take'),
    at(230, 264.5, '- Mended the looms'),
    bold(224, 317.5, 'Education'),
    at(224, 343, 'School of Mills, Bergen, 2011'),
  ]);
  expect(texts.slice(2, 8)).toEqual([
    'Contact',
    'Address: Bergen, Norway',
    'Phone: +47 22 00 00 00 00',
    'Email:',
    'ida.brandvold@example.net',
    'Skills',
  ]);
});
