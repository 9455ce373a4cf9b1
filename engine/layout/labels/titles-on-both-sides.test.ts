import { expect, test } from 'vitest';
import type { PageText } from '../../testing/build-document.ts';
import { at, visualTexts } from '../../testing/visual-texts.ts';

type Placed = readonly [y: number, text: string];

const bold = (x: number, sizePt: number, titles: readonly Placed[]): PageText[] =>
  titles.map(([y, text]) => at(x, y, text, { sizePt, isBold: true }));
const plain = (x: number, sizePt: number, lines: readonly Placed[]): PageText[] =>
  lines.map(([y, text]) => at(x, y, text, { sizePt }));

const details: readonly Placed[] = [
  [133, 'Bergen, Norway'],
  [148, '+47 22 00 00 00'],
  [163, 'idabrandvold@example.com'],
  [177, 'linkedin.com/in/ida-669'],
  [190, 'brandvold.example.com'],
];
const languages: readonly Placed[] = [
  [269, '- Norwegian (fluent)'],
  [285, '- German (basic)'],
];
const work: readonly Placed[] = [
  [137, 'Miller, Stone & Sons'],
  [153, 'Aug 2014 to date'],
  [168, '- Ground eleven tons of rye a week.'],
  [184, '- Taught four apprentices to dress the stones of the mill.'],
  [203, 'Weaver, Loom House'],
  [220, 'Sep 2010 to Mar 2014'],
  [235, '- Wove forty ells of linen a month.'],
  [251, '- Sold what the castle and its guests did not take.'],
];
const study: readonly Placed[] = [
  [302, 'School of Mills and of the Water that Turns Them'],
  [319, 'Diploma in milling'],
  [334, 'Apr 2010'],
];
const textsOf = (lines: readonly Placed[]): readonly string[] => lines.map(([, text]) => text);

const name = at(210, 48, 'Ida Brandvold', { sizePt: 22 });
const sidebarOf = (x: number): PageText[] => [...plain(x, 11, details), ...plain(x + 6, 11, languages)];
const mainOf = (x: number): PageText[] => [...plain(x, 11, work), ...plain(x, 11, study)];

const sideTitles = bold(64, 13.4, [
  [109, 'CONTACT'],
  [213, 'SKILLS'],
  [245, 'LANGUAGES'],
]);

test('titles in one type on both sides are those of a sidebar and its text', () => {
  const titles = [
    ...sideTitles,
    ...bold(227, 13.4, [
      [109, 'EXPERIENCE'],
      [275, 'EDUCATION'],
    ]),
  ];
  expect(visualTexts([name, ...titles, ...sidebarOf(64), ...mainOf(227)]).slice(1)).toEqual([
    'CONTACT',
    ...textsOf(details),
    'SKILLS',
    'LANGUAGES',
    ...textsOf(languages),
    'EXPERIENCE',
    ...textsOf(work),
    'EDUCATION',
    ...textsOf(study),
  ]);
});

test('unknown titles count in the type of a known one', () => {
  const titles = [
    ...sideTitles,
    ...bold(227, 13.4, [
      [109, 'WHERE I GROUND RYE'],
      [275, 'WHERE I WAS TAUGHT'],
    ]),
  ];
  expect(visualTexts([name, ...titles, ...sidebarOf(64), ...mainOf(227)]).slice(7, 11)).toEqual([
    'SKILLS',
    'LANGUAGES',
    ...textsOf(languages),
  ]);
});

test('a sidebar whose title is a little smaller than the one level with it is a column, however short it is', () => {
  const titles = [...bold(56, 12.1, [[109, 'Contact']]), ...bold(216, 13.4, [[108, 'Experience']])];
  const below = bold(216, 13.4, [[275, 'Education']]);
  const top = at(56, 48, 'Ida M Brandvold', { sizePt: 20 });
  expect(
    visualTexts([top, ...titles, ...plain(56, 11, details.slice(0, 4)), ...below, ...mainOf(216)]).slice(1, 7),
  ).toEqual(['Contact', ...textsOf(details.slice(0, 4)), 'Experience']);
});

test('bold words over lists in the text are no titles of a column beside labels', () => {
  const labels = bold(60, 13, [
    [90, 'Skills'],
    [160, 'Experience'],
    [230, 'Education'],
  ]);
  const words = bold(220, 11, [
    [90, 'Languages'],
    [118, 'Software'],
  ]);
  const texts = plain(220, 11, [
    [104, 'Norwegian, German, Danish'],
    [132, 'Ledgers of the mill and the books of the trade'],
    [160, 'Miller, 2012 - 2020'],
    [174, 'Ground eleven tons of rye a week and kept the books'],
    [188, 'Taught four apprentices to dress the stones'],
    [202, 'Wove forty ells of linen a month'],
    [230, 'School of Mills, Bergen, 2011'],
    [244, 'Learned all that there is to know about water'],
  ]);
  expect(visualTexts([at(60, 40, 'Ida Brandvold', { sizePt: 20 }), ...labels, ...words, ...texts])).toEqual(
    expect.arrayContaining(['Software', 'Education\tSchool of Mills, Bergen, 2011']),
  );
});

test('two usual titles in a row head two columns, whatever their colors and a little further in', () => {
  const titles = [
    at(30, 233, 'Skills', { sizePt: 13.9, isBold: true }),
    at(255, 233, 'Experience', { sizePt: 13.9, isBold: true, color: '#3a3a3a' }),
    at(30, 320, 'Languages', { sizePt: 13.9, isBold: true, color: '#3a3a3a' }),
    at(254, 323, 'Education', { sizePt: 13.9, isBold: true }),
    at(254, 480, 'Hobbies', { sizePt: 13.9, isBold: true, color: '#3a3a3a' }),
  ];
  const left: readonly Placed[] = [
    [260, 'Milling'],
    [273, 'Weaving'],
    [287, 'Keeping books'],
    [379, 'Norwegian:'],
    [404, 'Fluent'],
    [424, 'German:'],
    [449, 'Basic'],
  ];
  const right: readonly Placed[] = [
    [259, '01.08.2022 – 31.07.2023 Stone & Sons in Bergen, Hall 4'],
    [285, '23.08.2021 – 27.08.2021 Loom House'],
    [372, '21.08.2014 – 06.06.2015 School of Mills, Bergen'],
    [397, '(Course of the evening)'],
    [423, '29.10.2009 – 15.06.2012 School by the Water'],
    [448, '01.09.2001 – 15.10.2009 School in the Village'],
    [510, 'Rowing and the singing of songs'],
    [537, 'Mending of nets'],
  ];
  expect(visualTexts([name, ...titles, ...plain(30, 11, left), ...plain(237, 11, right)]).slice(1, 8)).toEqual([
    'Skills',
    ...textsOf(left.slice(0, 3)),
    'Experience',
    ...textsOf(right.slice(0, 2)),
  ]);
});

test('titles in two sizes that are level by chance, in columns that have titles, start nothing new', () => {
  const main = [
    ...bold(64, 12.8, [
      [98, 'SUMMARY'],
      [175, 'EDUCATION'],
      [234, 'EXPERIENCE'],
    ]),
    ...plain(64, 10.5, [
      [120, 'Miller with ten years of water wheels, who looks'],
      [134, 'for a mill of her own'],
      [197, 'School of Mills, Bergen, 2011'],
      [211, 'Learned all that there is to know about water'],
      [256, 'Miller, Stone & Sons, 2012 - 2020'],
      [270, 'Ground eleven tons of rye a week'],
      [284, 'Taught four apprentices to dress the stones'],
    ]),
  ];
  const side = [
    ...bold(415, 11.6, [
      [73, 'CONTACT'],
      [175, 'SKILLS'],
    ]),
    ...plain(415, 9.5, [
      [92, 'Bergen, Norway'],
      [105, '+47 22 00 00 00'],
      [118, 'ida@brandvold.example'],
      [194, 'Milling, weaving'],
      [207, 'Ledgers and sums'],
      [220, 'Dressing of stones'],
      [233, 'Water wheels'],
      [246, 'Rye and oats'],
      [259, 'Bolting'],
      [272, 'Harness work'],
    ]),
  ];
  const texts = visualTexts([at(64, 48, 'Ida Brandvold', { sizePt: 15 }), ...main, ...side]);
  expect(texts.indexOf('EDUCATION')).toBeLessThan(texts.indexOf('EXPERIENCE'));
  expect(texts.slice(texts.indexOf('CONTACT'))).toEqual([
    'CONTACT',
    'Bergen, Norway',
    '+47 22 00 00 00',
    'ida@brandvold.example',
    'SKILLS',
    'Milling, weaving',
    'Ledgers and sums',
    'Dressing of stones',
    'Water wheels',
    'Rye and oats',
    'Bolting',
    'Harness work',
  ]);
});
