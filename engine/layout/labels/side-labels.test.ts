import { expect, test } from 'vitest';
import type { PageText } from '../../testing/build-document.ts';
import { at, visualTexts } from '../../testing/visual-texts.ts';

const fourLines = (y: number): PageText[] => [
  at(180, y, 'Miller, Stone & Sons, Bergen'),
  at(180, y + 14, 'Ground eleven tons of rye a week and kept the books'),
  at(180, y + 28, 'Taught four apprentices to dress the stones'),
  at(180, y + 42, 'Mended the wheel in three nights'),
];

test('section titles left of their sections are lines of their own', () => {
  const texts = visualTexts([
    at(60, 99, 'Experience', { sizePt: 14 }),
    ...fourLines(100),
    at(60, 183, 'Education', { sizePt: 14 }),
    ...fourLines(184),
    at(60, 267, 'Other', { sizePt: 14 }),
    ...fourLines(268),
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

test('values that begin with a colon make one line with the label beside them, however many there are', () => {
  const names = ['Trades', 'Tongues', 'Tools', 'Grains', 'Breads', 'Ovens', 'Looms', 'Dyes', 'Wheels'];
  const beside = (sign: string) =>
    visualTexts(
      names.flatMap((label, row) => [
        at(60, 100 + row * 14, `${label} of Bergen`),
        at(230, 100 + row * 14, `${sign}Rye and ${row} more that we know`),
      ]),
    );
  expect(beside(': ')[0]).toBe('Trades of Bergen\t: Rye and 0 more that we know');
  expect(beside('')[0]).toBe('Trades of Bergen');
});

const rows = (y: number, pairs: readonly (readonly [string, string])[]): PageText[] =>
  pairs.flatMap(([label, text], index) => [at(60, y + 16 * index, label), at(180, y + 16 * index, text)]);

test('section titles above a gutter of dates separate the labels and stay above their own entries', () => {
  const bold = { isBold: true };
  const duties = 'Ground eleven tons of rye a week and kept the books';
  const entry = (y: number, dates: string, name: string): PageText[] => [
    at(60, y, dates),
    at(180, y, name),
    ...[1, 2, 3].map((line) => at(190, y + 13 * line, duties)),
  ];
  expect(
    visualTexts([
      at(60, 60, 'Personal Details', bold),
      ...rows(78, [
        ['Name', 'Ida Brandvold'],
        ['Home', 'Bergen'],
      ]),
      at(60, 116, 'Work Experience', bold),
      ...entry(134, '2019 - 2021', 'Miller, Stone & Sons'),
      ...entry(188, '2015 - 2019', 'Weaver, Loom House'),
      at(60, 248, 'Education', bold),
      ...entry(266, '2011 - 2015', 'School of Mills, Bergen'),
      at(60, 326, 'Languages', bold),
      ...rows(344, [
        ['Norse', 'spoken at home'],
        ['Latin', 'read with a dictionary'],
      ]),
      at(60, 382, 'Other Matters', bold),
      at(180, 400, 'Bell ringing'),
    ]),
  ).toEqual([
    'Personal Details',
    'Name\tIda Brandvold',
    'Home\tBergen',
    'Work Experience',
    '2019 - 2021\tMiller, Stone & Sons',
    duties,
    duties,
    duties,
    '2015 - 2019\tWeaver, Loom House',
    duties,
    duties,
    duties,
    'Education',
    '2011 - 2015\tSchool of Mills, Bergen',
    duties,
    duties,
    duties,
    'Languages',
    'Norse\tspoken at home',
    'Latin\tread with a dictionary',
    'Other Matters',
    'Bell ringing',
  ]);
});

const answers = (y: number, dates: string, work: string): PageText[] => [
  at(150, y, 'Dates'),
  at(190, y, dates),
  at(48, y + 12, 'Occupation or position held'),
  at(190, y + 12, work),
  at(36, y + 24, 'Name and address of employer'),
  at(190, y + 24, 'Miller, Stone & Sons, Bergen'),
];

test('the labels of a form are read before their values, whatever the gap', () => {
  expect(visualTexts([...answers(100, '2019 - 2021', 'Miller'), ...answers(150, '2015 - 2019', 'Weaver')])).toEqual([
    'Dates\t2019 - 2021',
    'Occupation or position held\tMiller',
    'Name and address of employer\tMiller, Stone & Sons, Bergen',
    'Dates\t2015 - 2019',
    'Occupation or position held\tWeaver',
    'Name and address of employer\tMiller, Stone & Sons, Bergen',
  ]);
});

const numbered = (y: number, number: string, title: string, lines: readonly string[]): PageText[] => [
  at(60, y, number),
  at(60, y + 12, title, { isBold: true }),
  ...lines.map((line, index) => at(180, y + 14 * index, line)),
];

test('a number above a title is part of its label', () => {
  const texts = visualTexts([
    ...numbered(100, '01', 'In my words', ['Miller with ten years of water wheels', 'who looks for a mill of her own']),
    ...numbered(150, '02', 'At the stones', [
      'Mill of Bergen',
      'Ground rye',
      'Dressed stones',
      'Kept the books',
      'Sold flour',
    ]),
    ...numbered(250, '03', 'Education', ['School of Mills', 'Diploma in milling', 'Thesis on wheels', 'Honors']),
  ]);
  expect(texts).toContain('01 In my words');
  expect(texts.slice(texts.indexOf('02 At the stones'))).toEqual([
    '02 At the stones',
    'Mill of Bergen',
    'Ground rye',
    'Dressed stones',
    'Kept the books',
    'Sold flour',
    '03 Education',
    'School of Mills',
    'Diploma in milling',
    'Thesis on wheels',
    'Honors',
  ]);
});

const titledBlock = (y: number, title: string, lines: readonly string[]): PageText[] => [
  at(60, y, title, { isBold: true }),
  ...lines.map((line, index) => at(180, y + 14 * index, line)),
];

test('contact details beside a name of two lines above the labels are read after the name', () => {
  const texts = visualTexts([
    at(60, 40, 'IDA', { sizePt: 22 }),
    at(60, 66, 'BRANDVOLD', { sizePt: 22 }),
    ...['Mill Road 7, Bergen', '+47 99 55 01 42', 'ida@example.no', 'example.no/ida'].map((text, index) =>
      at(420, 38 + 13 * index, text),
    ),
    ...titledBlock(120, 'Profile', ['Miller with ten years of water wheels', 'who looks for a mill of her own']),
    ...titledBlock(160, 'Work', ['Mill of Bergen', 'Ground rye', 'Dressed stones', 'Kept the books']),
    ...titledBlock(230, 'Education', ['School of Mills', 'Diploma in milling', 'Thesis on wheels']),
  ]);
  expect(texts.slice(0, 2)).toEqual(['IDA', 'BRANDVOLD']);
});

const datedEntry = (y: number, dates: string, lines: readonly string[]): PageText[] => [
  at(60, y, dates),
  ...lines.map((line, index) => at(180, y + 13 * index, line)),
];

test('dates in a gutter below a name are read beside their entries, with titles and a line of place and date below', () => {
  const texts = visualTexts([
    at(60, 40, 'Ida Brandvold', { sizePt: 20 }),
    at(60, 66, 'Miller'),
    at(60, 100, 'Work', { isBold: true, sizePt: 13 }),
    ...datedEntry(125, 'May 2016 to now', [
      'Miller of a mill of her own',
      'Ground eleven tons of rye a week',
      'Kept books',
    ]),
    ...datedEntry(175, 'May 2012 to May 2016', ['Apprentice', 'Mill of Bergen, where the rye of the north is ground']),
    at(60, 220, 'Studies', { isBold: true, sizePt: 13 }),
    ...datedEntry(245, '2009 to 2012', ['School of Mills, Bergen', 'Diploma in milling']),
    ...datedEntry(285, '2008', ['Bergen School', 'School certificate']),
    at(60, 330, 'Courses', { isBold: true, sizePt: 13 }),
    at(180, 355, '• Dressing of stones, Guild of Bergen, 2015'),
    at(180, 368, '• Water and wheels, Guild of Bergen, 2016'),
    at(60, 400, 'Bergen, March 2, 2026'),
  ]);
  expect(texts).toContain('2009 to 2012\tSchool of Mills, Bergen');
  expect(texts).toContain('2008\tBergen School');
  expect(texts.indexOf('Courses')).toBe(texts.indexOf('• Dressing of stones, Guild of Bergen, 2015') - 1);
});
