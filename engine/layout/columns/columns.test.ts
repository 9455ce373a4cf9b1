import { expect, test } from 'vitest';

import type { Shape } from '../../model/document.ts';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const column = (x: number, from: number, step: number, lines: readonly string[]): PageText[] =>
  lines.map((text, index) => ({ text, x, y: from + index * step }));

const sidebar = [
  'Contact',
  'ida@brandvold.example',
  '+47 22 00 00 00',
  'Bergen',
  'Skills',
  'Milling',
  'Weaving',
  'Sums',
];
const main = [
  'Experience',
  'Miller, Stone & Sons, Bergen',
  'Ground eleven tons of rye a week and kept the books of the mill',
  'Taught four apprentices to dress the stones without any help',
  'Weaver, Loom House, Oslo',
  'Wove forty ells of linen a month for the castle and its guests',
  'Education',
  'School of Mills, Bergen, 2011',
  'Learned all that there is to know about water and about wheels',
];

const visual = (texts: readonly PageText[]): ReturnType<typeof readingsOf>['visual'] =>
  readingsOf(pdfDocument(texts)).visual;

test('a sidebar is read to its end before the column beside it', () => {
  const { lines } = visual([...column(60, 120, 16, sidebar), ...column(220, 123, 14, main)]);
  expect(lines.map((line) => line.text)).toEqual([...sidebar, ...main]);
  expect(lines.map((line) => line.column)).toEqual([...sidebar.map(() => 0), ...main.map(() => 1)]);
  expect(lines.every((line) => line.isBesideColumn)).toBe(true);
});

test('a sidebar whose lines are level with the lines beside it is still a column', () => {
  const { lines } = visual([...column(60, 120, 14, sidebar), ...column(220, 120, 14, main)]);
  expect(lines.map((line) => line.text)).toEqual([...sidebar, ...main]);
});

test('the stored order of two columns does not affect the visual reading', () => {
  const { lines } = visual([...column(220, 123, 14, main), ...column(60, 120, 16, sidebar)]);
  expect(lines.map((line) => line.text)).toEqual([...sidebar, ...main]);
});

test('a name above two columns is a band of its own', () => {
  const { lines } = visual([
    { text: 'Ida Brandvold', x: 60, y: 60, sizePt: 24 },
    ...column(60, 120, 16, sidebar),
    ...column(220, 123, 14, main),
  ]);
  expect(lines[0]).toMatchObject({ text: 'Ida Brandvold', column: 0, isBesideColumn: false });
  expect(lines[1]).toMatchObject({ text: 'Contact', isBesideColumn: true });
});

test('full-width text below two columns is read after both', () => {
  const across = 'References are gladly given by the miller of Bergen and by the abbess of the house at Nonneseter';
  const { lines } = visual([
    ...column(60, 120, 16, sidebar),
    ...column(220, 123, 14, main),
    { text: across, x: 60, y: 280 },
  ]);
  expect(lines.at(-1)).toMatchObject({ text: across, column: 0, isBesideColumn: false });
});

test('dates right of some lines are not a column', () => {
  const titles = [0, 1, 2].flatMap((index): PageText[] => [
    { text: `Miller number ${index}`, x: 60, y: 100 + index * 40 },
    { text: `201${index} - 201${index + 1}`, right: 540, y: 100 + index * 40 },
    { text: 'Ground rye', x: 60, y: 114 + index * 40 },
  ]);
  expect(visual(titles).lines.map((line) => line.text)).toEqual([
    'Miller number 0\t2010 - 2011',
    'Ground rye',
    'Miller number 1\t2011 - 2012',
    'Ground rye',
    'Miller number 2\t2012 - 2013',
    'Ground rye',
  ]);
});

test('an address block beside a large name is read after the name', () => {
  const { lines } = visual([
    { text: 'Ida Brandvold', x: 60, y: 72, sizePt: 28 },
    ...column(430, 62, 13, ['12 Mill Lane', '5003 Bergen', '+47 22 00 00 00', 'ida@brandvold.example']),
    { text: main.join(' ').slice(0, 105), x: 60, y: 150 },
  ]);
  expect(lines.slice(0, 3).map((line) => line.text)).toEqual(['Ida Brandvold', '12 Mill Lane', '5003 Bergen']);
});

test('each page has its own columns', () => {
  const first = [...column(60, 120, 16, sidebar), ...column(220, 123, 14, main)];
  const second = main.map((text, index): PageText => ({ text, x: 60, y: 60 + index * 14, page: 2 }));
  const { lines } = visual([...first, ...second]);
  const onSecond = lines.filter((line) => line.page === 2);
  expect(onSecond.map((line) => line.text)).toEqual(main);
  expect(onSecond.every((line) => !line.isBesideColumn)).toBe(true);
});

test('a sidebar with widely spaced lines level with the text is still a column', () => {
  const spaced = column(60, 120, 28, ['Contact', 'ida@brandvold.example', '+47 22 00 00 00', 'Bergen', 'Norway']);
  const { lines } = visual([...spaced, ...column(220, 120, 14, main)]);
  expect(lines.slice(0, 5).map((line) => line.text)).toEqual(spaced.map((line) => line.text));
});

test('places at a tab stop right of titles are not a column', () => {
  const entries = [0, 1, 2, 3].flatMap((index): PageText[] => [
    { text: `Miller at wheel ${index}`, x: 60, y: 100 + index * 50 },
    { text: index % 2 === 0 ? 'Bergen' : 'Stavanger', x: 400, y: 100 + index * 50 },
    { text: 'Ground rye and oats', x: 60, y: 114 + index * 50 },
    { text: 'Kept the books', x: 60, y: 128 + index * 50 },
  ]);
  expect(visual(entries).lines[0]?.text).toBe('Miller at wheel 0\tBergen');
  expect(visual(entries).lines[3]?.text).toBe('Miller at wheel 1\tStavanger');
});

test('a short heading over two columns separates the text above it from the text below', () => {
  const [blocks, lines] = [
    (y: number, name: string): PageText[] => [
      ...column(60, y, 14, [`${name} at Bergen`, 'Ground rye, oats', 'Kept all books', 'Fed the horses']),
      ...column(320, y, 14, [`${name} at Oslo`, 'Wove linen, wool', 'Sold all cloth', 'Fed the sheep']),
    ],
    (name: string): string[] => [
      `${name} at Bergen`,
      'Ground rye, oats',
      'Kept all books',
      'Fed the horses',
      `${name} at Oslo`,
      'Wove linen, wool',
      'Sold all cloth',
      'Fed the sheep',
    ],
  ];
  expect(
    visual([
      ...blocks(100, 'Work'),
      { text: 'Projects', x: 60, y: 176, isBold: true },
      ...blocks(196, 'Play'),
    ]).lines.map((line) => line.text),
  ).toEqual([...lines('Work'), 'Projects', ...lines('Play')]);
});

test('short lines with a common right edge that share the baselines of others are the ends of their rows', () => {
  const left = ['Stonebridge Technical College', 'Certificate in Milling', 'Harrow Culinary Institute'];
  const ends = ['Atwell, GA', 'Jan 2024 - Dec 2024', 'Essex, GA'];
  const { lines } = visual(
    left.flatMap((text, index) => [
      { text, x: 60, y: 120 + index * 12 },
      { text: ends[index] ?? '', right: 540, y: 120 + index * 12 },
    ]),
  );
  expect(lines.map((line) => line.text)).toEqual(left.map((text, index) => `${text}\t${ends[index]}`));
});

const cards: PageText[] = [
  ...column(60, 300, 14, ['Milling', 'Weaving', 'Sums', 'Baking']),
  ...column(220, 300, 14, ['Norwegian', 'Danish']),
  ...column(400, 300, 14, ['Miller’s']),
];
const cardTitles = ['SKILLS', 'LANGUAGES', 'CERTIFICATES'].map((text, index): PageText => ({
  text,
  x: [60, 220, 400][index] ?? 0,
  y: 280,
  isBold: true,
}));

test('sections side by side under a row of their titles are columns, however few lines they have', () => {
  const { lines } = visual([...cardTitles, ...cards]);
  expect(lines.map((line) => line.text)).toEqual(
    'SKILLS Milling Weaving Sums Baking LANGUAGES Norwegian Danish CERTIFICATES Miller’s'.split(' '),
  );
});

test('dates at the right margin above such a row stay with their lines', () => {
  const jobs = ['Miller, Stone & Sons', 'Ground rye', 'and oats', 'Weaver, Loom House', 'Wove linen', 'and wool'];
  const texts = [...column(60, 120, 14, jobs), ...cardTitles, ...cards];
  const dated: PageText[] = [
    { text: '2015 - 2019', right: 540, y: 120 },
    { text: '2011 - 2014', right: 540, y: 162 },
  ];
  const { lines } = visual([...texts, ...dated]);
  expect(lines[0]?.text).toBe('Miller, Stone & Sons\t2015 - 2019');
  expect(lines[3]?.text).toBe('Weaver, Loom House\t2011 - 2014');
});

test('the title below a short list in two columns comes after both', () => {
  const { lines } = visual([
    ...column(60, 120, 16, ['Milling', 'Weaving', 'Sums']),
    ...column(140, 120, 16, ['Baking', 'Dyeing', 'Spinning']),
    { text: 'Languages', x: 60, y: 182, isBold: true },
    { text: 'Norwegian and a little Danish, both from my grandmother', x: 60, y: 198 },
  ]);
  expect(lines.at(-2)?.text).toBe('Languages');
});

test('a title close under a grid comes after the whole grid', () => {
  const cells = [
    ['Milling', 'Weaving', 'Sums'],
    ['Baking', 'Dyeing', 'Spinning'],
    ['Brewing', 'Knitting', 'Carving'],
  ];
  const { lines } = visual([
    ...cells.flatMap((row, at) => row.map((text, index) => ({ text, x: 60 + index * 140, y: 120 + at * 16 }))),
    { text: 'Languages', x: 60, y: 168, sizePt: 12 },
    { text: 'Norwegian and a little Danish, both from my grandmother and from the books of the mill', x: 60, y: 186 },
  ]);
  expect(lines.at(-2)?.text).toBe('Languages');
});

test('dates and places at the right of short lines are halves of these lines', () => {
  const { lines } = visual([
    { x: 60, y: 100, text: 'School of Mills' },
    { right: 540, y: 100, text: 'Bergen, Norway' },
    { x: 60, y: 112, text: 'Master of Wheels' },
    { right: 540, y: 112, text: '2011 - 2014 May' },
    { x: 60, y: 124, text: 'School of Looms' },
    { right: 540, y: 124, text: 'Drammen, Norway' },
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'School of Mills\tBergen, Norway',
    'Master of Wheels\t2011 - 2014 May',
    'School of Looms\tDrammen, Norway',
  ]);
});

test('inline tags on two lines are not columns', () => {
  const { lines } = visual([
    { x: 60, y: 100, text: 'Hibernate' },
    { x: 120, y: 100, text: 'Kafka' },
    { x: 165, y: 100, text: 'AWS' },
    { x: 205, y: 100, text: 'Kubernetes' },
    { x: 60, y: 118, text: 'Terraform' },
    { x: 120, y: 118, text: 'Jenkins' },
  ]);
  expect(lines.map((line) => line.text)).toEqual(['Hibernate\tKafka\tAWS\tKubernetes', 'Terraform\tJenkins']);
});

const centred = (y: number, text: string): PageText => ({ x: 260, y, text });

test('centered lines below a list at the margin are not a column beside it', () => {
  const { lines } = visual([
    { x: 60, y: 100, text: 'Miller, Stone & Sons', isBold: true },
    { right: 540, y: 100, text: '2015 - 2019', isBold: true },
    { x: 72, y: 114, text: 'Ground rye for the town' },
    { x: 72, y: 128, text: 'Kept the books' },
    centred(156, 'Education'),
    centred(172, 'Diploma in Milling'),
    centred(186, 'School of Mills, 2011'),
    centred(212, 'Languages'),
    { x: 60, y: 228, text: 'Norse, Latin and Greek' },
    { x: 60, y: 242, text: 'A little of the old tongue' },
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'Miller, Stone & Sons\t2015 - 2019',
    'Ground rye for the town',
    'Kept the books',
    'Education',
    'Diploma in Milling',
    'School of Mills, 2011',
    'Languages',
    'Norse, Latin and Greek',
    'A little of the old tongue',
  ]);
});

test('text that starts beside its date and continues at the margin is not a column', () => {
  const { lines } = visual([
    { x: 60, y: 100, text: 'September 2010 - June 2014' },
    { x: 250, y: 100, text: 'Diploma in Milling with distinction, School of' },
    { x: 60, y: 113, text: 'Mills, Bergen' },
    { x: 60, y: 129, text: 'September 2015 - July 2016' },
    { x: 250, y: 129, text: 'Certificate in Weaving, School of Looms,' },
    { x: 60, y: 142, text: 'Oslo' },
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'September 2010 - June 2014\tDiploma in Milling with distinction, School of',
    'Mills, Bergen',
    'September 2015 - July 2016\tCertificate in Weaving, School of Looms,',
    'Oslo',
  ]);
});

test('a name in large type is not joined to the text beside it', () => {
  const { lines } = visual([
    ...column(60, 120, 16, sidebar),
    { x: 60, y: 92, text: 'Brandvold', sizePt: 24, isBold: true },
    ...column(180, 103, 14, main),
  ]);
  expect(lines[0]?.text).toBe('Brandvold');
});

const rule = (x: number, y: number, width: number): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height: 1.4 } },
  kind: 'line',
  fill: null,
  stroke: '#0b5d3b',
});

test('a rule under a heading that starts a little left of its column does not cut the columns', () => {
  const texts = [...column(60, 120, 14, main), ...column(400, 123, 16, sidebar)];
  const lines = (from: number) =>
    readingsOf(pdfDocument(texts, { shapes: [rule(from, 199, 550 - from)] })).visual.lines.map(({ text }) => text);
  expect(lines(399.2)).toEqual([...main, ...sidebar]);
  expect(lines(60)).not.toEqual([...main, ...sidebar]);
});

test('a rule that starts in the gutter, wherever, does not cut the columns', () => {
  const texts = [...column(60, 120, 14, sidebar), ...column(220, 123, 14, main)];
  const lines = (from: number) =>
    readingsOf(pdfDocument(texts, { shapes: [rule(from, 181, 550 - from)] })).visual.lines.map(({ text }) => text);
  expect(lines(205)).toEqual([...sidebar, ...main]);
  expect(lines(80)).not.toEqual([...sidebar, ...main]);
});

test.each([
  ['listed titles', cardTitles, 'CERTIFICATES'],
  [
    'a title of known words',
    cardTitles.map((title, index) => (index === 2 ? { ...title, text: 'LOOM LICENSES' } : title)),
    'LOOM LICENSES',
  ],
])('sections side by side whose titles are underlined are columns, too: %s', (_what, titles, last) => {
  const shapes = titles.map(({ x = 0 }) => rule(x, 294, 120));
  const { lines } = readingsOf(pdfDocument([...titles, ...cards], { shapes })).visual;
  expect(lines.map(({ text }) => text)).toEqual([
    ...'SKILLS Milling Weaving Sums Baking LANGUAGES Norwegian Danish'.split(' '),
    last,
    'Miller’s',
  ]);
});

const withBoldTitles = (x: number, lines: readonly string[]): PageText[] =>
  column(x, 120, 14, lines).map((text, index) => ({ ...text, isBold: lines[index] === lines[index]?.toUpperCase() }));

test('underlined titles that are level by chance do not cut columns that have titles already', () => {
  const titles = ['SKILLS', 'Milling', 'Weaving', 'Sums', 'Baking', 'LANGUAGES', 'Norwegian', 'Danish'];
  const text = ['EXPERIENCE', 'Miller, Stone & Sons', 'Ground rye and oats', 'Weaver, Loom House', 'Wove linen'];
  const rest = ['EDUCATION', 'School of Mills, Bergen', 'Bakers’ Evening School'];
  const shapes = [60, 220].map((x) => rule(x, 204, 120));
  const { lines } = readingsOf(
    pdfDocument([...withBoldTitles(60, titles), ...withBoldTitles(220, [...text, ...rest])], { shapes }),
  ).visual;
  expect(lines.map((line) => line.text)).toEqual([...titles, ...text, ...rest]);
});

const band = (x: number, width: number): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y: 175, width, height: 16 } },
  kind: 'rectangle',
  fill: '#4a3a8a',
  stroke: null,
});

test('a title on a band over all columns ends them, a band behind one column does not', () => {
  const texts: PageText[] = [
    ...column(60, 120, 14, ['Milling', 'Weaving', 'Sums']),
    ...column(240, 120, 14, ['Baking', 'Dyeing', 'Spinning']),
    ...column(420, 120, 14, ['Brewing', 'Knitting', 'Carving']),
    { text: 'Experience', x: 280, y: 178 },
    { text: 'Miller at Stone & Sons, where I ground rye and kept the books for nine long winters', x: 60, y: 204 },
  ];
  const order = (shape: Shape) =>
    readingsOf(pdfDocument(texts, { shapes: [shape] })).visual.lines.map(({ text }) => text);
  expect(order(band(60, 480)).slice(-2)[0]).toBe('Experience');
  expect(order(band(240, 120)).slice(-2)[0]).toBe('Carving');
});

test('years and the dash between them, one below the other, are a strip of dates and no column', () => {
  const { lines } = visual([
    ...column(60, 120, 13, ['2019', '–', '2021']),
    ...column(60, 180, 13, ['2015', '–', '2018']),
    ...column(120, 114, 14, ['Miller, Stone & Sons', 'Ground rye', 'Kept the books', 'Fed all horses']),
    ...column(120, 174, 14, ['Weaver, Loom House', 'Wove linen', 'Dyed the wool', 'Sold cloth']),
  ]);
  expect(lines.every((line) => !line.isBesideColumn)).toBe(true);
});

test('a drawn table in a column counts with its rows, and the text beside it stays a column', () => {
  const grid: Shape[] = [
    ...[150, 190, 230, 270].map((y) => rule(220, y, 320)),
    ...[220, 320, 420, 540].map((x): Shape => ({
      ...rule(x, 150, 0),
      place: { kind: 'page', page: 1, box: { x, y: 150, width: 1, height: 120 } },
    })),
  ];
  const rows = ['Course School Year', 'Diploma Bergen 2011', 'Certificate Oslo 2008'];
  const table = rows.flatMap((row, at) =>
    row.split(' ').map((text, index): PageText => ({ text, x: 224 + index * 100, y: 175 + at * 40 })),
  );
  const texts = [
    ...column(60, 150, 14, sidebar),
    { text: 'Education', x: 220, y: 135 },
    ...table,
    { text: 'Languages', x: 220, y: 262 + 26 },
  ];
  const { lines } = readingsOf(pdfDocument(texts, { shapes: grid })).visual;
  expect(lines.map(({ text }) => text)).toEqual([
    ...sidebar,
    'Education',
    ...rows.map((row) => row.replaceAll(' ', '\t')),
    'Languages',
  ]);
});

test('an address that sticks out of its column does not cut the columns', () => {
  const address = 'ida_brandvold_of_the_old_mill@nonneseter.example';
  const long = sidebar.with(1, address);
  const texts = [...column(60, 120, 16, long), ...column(220, 127, 16, main)];
  expect(visual(texts).lines.map((line) => line.text)).toEqual([...long, ...main]);
});

const atEdge = (text: string, y: number): PageText => ({ text, x: 540 - text.length * 5, y });

test('dates and places in frames at the right edge, between the lines, are no column', () => {
  const entries = ['Harrow College', 'BSc in Milling', 'Grade 1.3', 'Alder College', 'Diploma in Weaving', 'Grade 1.7'];
  const frames = ['Seoul, Korea', 'March 2015 - February 2019', 'Busan, Korea', 'March 2012 - Feb. 2015'];
  const { lines } = visual([
    ...column(60, 120, 14, entries.slice(0, 3)),
    ...column(60, 182, 14, entries.slice(3)),
    ...frames.map((text, index) => atEdge(text, 127 + Math.floor(index / 2) * 62 + (index % 2) * 12)),
  ]);
  expect(lines.map(({ text }) => text.split('\t')[0]).filter((text) => entries.includes(text ?? ''))).toEqual(entries);
  const place = lines.findIndex(({ text }) => text.includes(frames[2] ?? ''));
  expect(place).toBeGreaterThan(lines.findIndex(({ text }) => text.includes('Alder College')) - 1);
  expect(lines.every(({ isBesideColumn }) => !isBesideColumn)).toBe(true);
});

test('a table without lines whose dates are not in the second cell is read row by row', () => {
  const rows = [
    ['Institute', 'Degree', 'Years', 'Grade'],
    ['Harrow College', 'Milling', '2019 - 2023', '8.1'],
    ['Alder School', 'Class 12', '2017 - 2018', '89.8'],
    ['Gouda School', 'Class 10', '2015 - 2016', '86.4'],
  ];
  const { lines } = visual(
    rows.flatMap((row, at) =>
      row.map((text, cell) => ({ text, x: [60, 260, 380, 500][cell] ?? 60, y: 120 + at * 16 })),
    ),
  );
  expect(lines.map(({ text }) => text)).toEqual(rows.map((row) => row.join('\t')));
});

const jobs = ['Miller', 'Weaver', 'Baker', 'Dyer'].map((title, index) => ({
  title,
  employer: `Loom House ${'ABCD'[index] ?? ''}`,
  duty: 'Kept the books of the house and taught',
  rest: 'all of the apprentices',
  dates: index === 0 ? ['March 2022 –', 'Ongoing'] : [`March ${2022 - 2 * index} –`, `May ${2024 - 2 * index}`],
}));

test('dates that wrap in cells at the left, between the lines of the text, are read with the first of these', () => {
  const { lines } = visual(
    jobs.flatMap(({ title, employer, duty, rest, dates }, index) => [
      ...column(60, 120 + index * 60, 12, dates),
      ...column(160, 125 + index * 60, 12, [title, employer, duty, rest]),
    ]),
  );
  expect(lines.map(({ text }) => text)).toEqual(
    jobs.flatMap(({ title, employer, duty, rest, dates }) => [`${dates.join(' ')}\t${title}`, employer, duty, rest]),
  );
});

test('names of towns at the left, between the lines of the text, are a column as before', () => {
  const towns = ['Bergen', 'Oslo', 'Hamar', 'Molde', 'Voss', 'Moss', 'Gol', 'Ski'];
  const { lines } = visual([
    ...column(60, 120, 29, towns),
    ...jobs.flatMap(({ title, employer, duty, rest }, index) =>
      column(160, 126 + index * 60, 12, [title, employer, duty, rest]),
    ),
  ]);
  expect(lines.slice(0, towns.length).map(({ text }) => text)).toEqual(towns);
});

test('dates with a town in cells at the right, between the lines of the text, are read with the first of these', () => {
  const { lines } = visual(
    jobs.flatMap(({ title, employer, duty, rest, dates }, index) => [
      ...column(430, 120 + index * 70, 13, [...dates, 'Bergen']),
      { text: title, x: 60, y: 126 + index * 70, isBold: true },
      ...column(60, 138 + index * 70, 12, [employer, duty, rest]),
    ]),
  );
  const texts = lines.map(({ text }) => text);
  for (const { title, employer, duty, dates } of jobs) {
    expect(texts.find((text) => text.startsWith(title))?.split('\t')[1]).toBe(dates.join(' '));
    expect(texts.some((text) => text.split('\t')[0] === employer)).toBe(true);
    expect(texts).toContain(duty);
  }
});

test('an employer above its dates at the left is read directly before the title beside it', () => {
  const { lines } = visual(
    jobs.flatMap(({ title, employer, duty, rest }, index) => [
      { text: employer, x: 60, y: 120 + index * 70, isBold: true },
      { text: `${2018 - 2 * index} - ${2020 - 2 * index}`, x: 60, y: 133 + index * 70 },
      { text: title, x: 200, y: 126 + index * 70, isBold: true },
      ...column(200, 138 + index * 70, 12, [duty, rest, 'Fed all horses']),
    ]),
  );
  const texts = lines.map(({ text }) => text);
  for (const { title, employer } of jobs) {
    const at = texts.findIndex((text) => text.endsWith(title));
    expect(texts[at]).toMatch(/20\d\d - 20\d\d/u);
    expect(`${texts[at - 1] ?? ''} ${texts[at] ?? ''}`).toContain(employer);
  }
});

test('three rows with the employer and dates of a job in a cell at the left are read row by row', () => {
  const rows = jobs.slice(0, 3).map(({ title, employer, duty }, index) => ({
    left: [employer, 'Bergen', `${2018 - 2 * index} - ${2020 - 2 * index}`],
    right: [title, duty],
  }));
  const { lines } = visual(
    rows.flatMap(({ left, right }, index) => [
      ...column(60, 123 + index * 55, 13, left),
      ...column(220, 119 + index * 55, 13, right),
    ]),
  );
  const texts = lines.map(({ text }) => text);
  const titles = rows.map(({ right }) => texts.findIndex((text) => text.includes(right[0] ?? '')));
  const employers = rows.map(({ left }) => texts.findIndex((text) => text.includes(left[0] ?? '')));
  expect(titles.every((at, index) => at > (titles[index - 1] ?? -1) && at >= (employers[index] ?? Infinity))).toBe(
    true,
  );
  expect(employers.slice(1).every((at, index) => at > (titles[index] ?? Infinity))).toBe(true);
});

test('schools with their years at the left, not beside the starts of the jobs, stay a column', () => {
  const schools = ['School of Mills', '2011 - 2013', 'School of Looms', '2008 - 2010', 'School of Dyes', '2005 - 2007'];
  const { lines } = visual([
    ...schools.map((text, index) => ({ text, x: 60, y: 150 + index * 19, isBold: index % 2 === 0 })),
    ...jobs.flatMap(({ title, employer, duty, rest }, index) => [
      { text: title, x: 200, y: 120 + index * 60, isBold: true },
      ...column(200, 132 + index * 60, 12, [employer, duty, rest]),
    ]),
  ]);
  const texts = lines.map(({ text }) => text);
  expect(texts.filter((text) => schools.includes(text))).toEqual(schools);
});

/** Titles in bold. */
const titled = (x: number, from: number, step: number, lines: readonly string[]): PageText[] =>
  column(x, from, step, lines).map((text) => ({
    ...text,
    isBold: ['Contact', 'Skills', 'Languages'].includes(text.text),
  }));

test('a title of a sidebar where the other column has a gap as well starts no new band', () => {
  const left = [
    ...titled(60, 120, 14, ['Contact', 'ida@brandvold.example', 'Bergen', 'Skills', 'Milling', 'Weaving']),
    ...titled(60, 232, 14, ['Languages', 'Norwegian', 'Danish', 'Dutch']),
  ];
  const right = [...column(220, 120, 14, main.slice(0, 6)), ...column(220, 246, 14, main.slice(6))];
  const { lines } = visual([...left, ...right]);
  expect(lines.map(({ text }) => text)).toEqual([...left, ...right].map(({ text }) => text));
});

test('a title alone over two columns of a list is read before both', () => {
  const lists = [
    ['Skills', 'Milling', 'Weaving', 'Spinning', 'Sewing', 'Baking', 'Joining'],
    ['Languages', 'Norwegian', 'Danish', 'Dutch', 'German', 'Frisian', 'Icelandic'],
  ];
  const { lines } = visual(
    lists.flatMap(([title = '', ...items], list) => [
      { text: title, x: 60, y: 120 + list * 90, isBold: true },
      ...column(60, 140 + list * 90, 14, items.slice(0, 3)),
      ...column(220, 140 + list * 90, 14, items.slice(3)),
    ]),
  );
  const texts = lines.map(({ text }) => text);
  expect(texts.indexOf('Languages')).toBeGreaterThan(texts.findIndex((text) => text.endsWith('Joining')));
});

/** Milliseconds of processor time. A page that is compared line by line with all above it takes some ten times as long. */
const maxTimeMs = 2500;

test('a long page of alike titles, some with text beside them, is read in bounded time', () => {
  const rows = 1600;
  const small = { sizePt: 2, isBold: false };
  const alone = Array.from({ length: rows }, (_, row): PageText[] => [
    { text: 'Skills', x: 40, y: 40 + row * 6, sizePt: 2, isBold: true },
    { text: `w${row} alpha beta`, x: 300, y: 43 + row * 6, ...small },
  ]);
  const from = 40 + rows * 6;
  const above = [
    { text: 'Skills', x: 40, y: from, sizePt: 2, isBold: true },
    { text: 'beside words', x: 300, y: from, ...small },
  ];
  const apart = Array.from({ length: rows }, (_, row): PageText[] => [
    { text: 'Skills', x: 40, y: from + 15 + row * 18, sizePt: 2, isBold: true },
    { text: 'left words', x: 40, y: from + 18 + row * 18, ...small },
    { text: 'right words here', x: 300, y: from + 18 + row * 18, ...small },
  ]);
  const page = pdfDocument([...alone.flat(), ...above, ...apart.flat()], {
    pages: [{ widthPt: 612, heightPt: from + rows * 18 + 60 }],
  });
  const before = process.threadCpuUsage();
  readingsOf(page);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(maxTimeMs);
});
