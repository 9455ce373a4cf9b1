import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const visualTexts = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

const at = (x: number, y: number, text: string, style: Partial<PageText> = {}): PageText => ({ x, y, text, ...style });

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

test('section titles above a gutter of dates separate the labels and stay above their own entries', () => {
  const bold = { isBold: true };
  const duties = 'Ground eleven tons of rye a week and kept the books';
  const entry = (y: number, dates: string, name: string): PageText[] => [
    at(60, y, dates),
    at(180, y, name),
    ...[1, 2, 3].map((line) => at(190, y + 13 * line, duties)),
  ];
  const rows = (y: number, pairs: readonly (readonly [string, string])[]): PageText[] =>
    pairs.flatMap(([label, text], index) => [at(60, y + 16 * index, label), at(180, y + 16 * index, text)]);
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

test('closely spaced section titles left of their text are separated, wrapped ones joined', () => {
  const texts = visualTexts([
    at(60, 100, 'Professional'),
    at(160, 100, 'Miller, Stone & Sons, Bergen, on the river by the church'),
    at(60, 113, 'Experience'),
    at(160, 113, 'Ground eleven tons of rye a week and kept the books'),
    at(160, 126, 'Taught four apprentices to dress the stones'),
    at(160, 139, 'Mended the wheel in three nights'),
    at(60, 155, 'Education'),
    at(160, 155, 'School of Mills, Bergen'),
    at(60, 171, 'Languages'),
    at(160, 171, 'Norse, Latin'),
    at(60, 187, 'Interests'),
    at(160, 187, 'Bell ringing'),
  ]);
  expect(texts[0]).toBe('Professional Experience');
  expect(texts[1]).toBe('Miller, Stone & Sons, Bergen, on the river by the church');
  expect(texts.slice(-6)).toEqual([
    'Education',
    'School of Mills, Bergen',
    'Languages',
    'Norse, Latin',
    'Interests',
    'Bell ringing',
  ]);
});

const sectionBeside = (y: number, labels: readonly string[]): PageText[] => [
  ...labels.map((label, index) => at(60, y + 12 * index, label, { isBold: true })),
  at(180, y, 'Miller, Stone & Sons, Bergen, on the river by the church'),
  ...[1, 2, 3, 4].map((line) => at(180, y + 12 * line, 'Ground eleven tons of rye a week and kept the books')),
];

test('a title in the margin that describes the next one is one title with it', () => {
  const titles = ['Education', 'Teaching Experience', 'Other Relevant Experience', 'Interests'];
  expect(
    visualTexts([
      ...sectionBeside(100, ['Education']),
      ...sectionBeside(180, ['Teaching', 'Experience']),
      ...sectionBeside(260, ['Other', 'Relevant', 'Experience']),
      ...sectionBeside(340, ['Interests']),
    ]).filter((text) => !/Miller|Ground/u.test(text)),
  ).toEqual(titles);
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

test('a title that wraps after its conjunction is one title, although its first line is one too', () => {
  expect(
    visualTexts([
      at(60, 100, 'Experience', { isBold: true }),
      at(180, 100, 'Miller, Stone & Sons'),
      at(180, 114, 'Ground eleven tons of rye a week and kept the books'),
      at(180, 128, 'Taught four apprentices to dress the stones'),
      at(60, 152, 'Academics &', { isBold: true }),
      at(180, 152, 'School of Mills, Bergen'),
      at(60, 164, 'Training', { isBold: true }),
      at(180, 166, 'Learned all that there is to know about water'),
      at(60, 190, 'Languages', { isBold: true }),
      at(180, 190, 'English, German'),
    ]),
  ).toContain('Academics & Training');
});

const titled = (y: number, title: string, lines: readonly string[]): PageText[] => [
  at(60, y, title, { isBold: true }),
  ...lines.map((line, index) => at(180, y + 14 * index, line)),
];

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

test('a title of two lines ends where the next title begins close below it', () => {
  expect(
    visualTexts([
      ...titled(80, 'Experience', ['Miller, Stone & Sons, 2012 - 2020', 'Ground eleven tons of rye a week']),
      ...titled(122, 'Projects &', ['A wheel for the upper mill', 'Built it in one summer']),
      at(60, 134, 'Research', { isBold: true }),
      ...titled(150, 'Certifications', ['Journeyman Miller, Guild of Bergen, 2012', 'Water Rights I, 2014']),
      ...titled(192, 'Languages', ['Norwegian, German']),
    ]),
  ).toEqual(expect.arrayContaining(['Projects & Research', 'Certifications']));
});

test('a sidebar of short sections below a name is a column beside titles of other sections', () => {
  const bold = (x: number, y: number, text: string): PageText => at(x, y, text, { isBold: true, sizePt: 13 });
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
