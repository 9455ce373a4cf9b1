import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { sectionsOf } from '../sections-of.ts';

const headings = (page: readonly PageText[]): readonly string[] => {
  const document = pdfDocument(page);
  return sectionsOf(readingsOf(document).visual, document).flatMap(({ heading }) => heading?.text ?? []);
};

const text = (words: string): PageText => ({ text: words });
const head = (words: string): PageText => ({ text: words, isBold: true, sizePt: 14 });
const caption = (words: string): PageText => ({ text: words, isBold: true });
/** Lines one below the other from `y` on. */
const column = (x: number, y: number, lines: readonly PageText[], step = 16): PageText[] =>
  lines.map((line, at) => ({ ...line, x, y: y + at * step }));

const name: PageText = { text: 'Wilma Garner', sizePt: 24, isBold: true };
const email = text('wilma@garner.example');
const experience = [head('Experience'), text('Baker, Mill Lane Bakery, Mar 2019 - Nov 2022'), text('Baked rye bread.')];
const education = [head('Education'), text('Diploma in Baking, Harrow College, 2018')];
const languages = [head('Languages'), text('English, Spanish')];

/** Titles in regular type, the last of them above another job. */
const endingWith = (last: PageText): PageText[] => [
  name,
  email,
  { ...head('About me'), isBold: false },
  text('Baker of sourdough and rye bread with a liking for early hours.'),
  { ...head('Education'), isBold: false },
  text('Diploma in Baking, Harrow College, 2018'),
  { ...head('WORK EXPERIENCE'), isBold: false },
  text('Baker, Mill Lane Bakery, Mar 2019 - Nov 2022'),
  text('Baked rye bread for 40 shops in the hills.'),
  last,
  text('Alder Bread, Jan 2015 - Feb 2019'),
  text('Baked rolls for the market in the square.'),
];

const belowName = (title: PageText, y: number): PageText[] => [
  { ...name, x: 40, y: 60 },
  { ...title, x: 40, y },
  { ...email, x: 40, y: y + 20 },
  ...column(40, 200, [...experience, ...education, ...languages], 30),
];

describe('subheadings', () => {
  const top = column(40, 60, [name, email], 40);
  const groups = (heading: (words: string) => PageText): PageText[] => [
    head('Skills'),
    caption('Ovens at hand'),
    text('Rondo, Sveba'),
    heading('Rye and spelt'),
    text('Loaves, Buns'),
    heading('Tools'),
    text('Lame, Scraper'),
    heading('Soft Skills'),
    text('Patience, Calm'),
  ];
  const beside = column(260, 150, [...experience, ...education, ...languages]);

  it('are in the type of a line that is right below the title of their section', () => {
    expect(headings([...top, ...column(40, 150, groups(caption)), ...beside])).toEqual([
      'Skills',
      'Experience',
      'Education',
      'Languages',
    ]);
  });

  it('are not in the type of the titles', () => {
    const found = headings([...top, ...column(40, 150, groups(head)), ...beside]);
    expect(found).toContain('Rye and spelt');
  });

  it('leave certifications apart from the jobs that are set like them', () => {
    const jobs = [head('Experience'), caption('Baker, Mill Lane Bakery'), text('Mar 2019 - Nov 2022'), text('Rye.')];
    const certificates = [caption('Certifications'), text('Food Hygiene Level 3, 2021')];
    expect(headings([name, email, ...jobs, ...certificates, ...education, ...languages])).toContain('Certifications');
  });

  const above = column(40, 60, [name, email, ...experience, ...education], 26);
  const items = ['Rye, Spelt, Barley', 'Sourdough, Yeast, Soda', 'Rolls, Loaves, Buns'].map(text);
  const row = (type: typeof caption): PageText[] => [
    ...column(40, 330, [type('Doughs'), ...items]),
    ...column(230, 330, [type('Ovens'), ...items]),
    ...column(420, 330, [type('Other'), ...items]),
  ];

  it('are in a row with captions that are no titles', () => {
    expect(headings([...above, { ...head('Skills'), x: 40, y: 300 }, ...row(caption)])).not.toContain('Other');
  });

  it('are not in a row of captions in the type of the titles', () => {
    expect(headings([...above, ...row(head)])).toContain('Other');
  });
});

describe('a known title below one of its kind that is in capitals', () => {
  it('is a heading in the type of the others', () => {
    expect(headings(endingWith({ ...head('Freelance'), isBold: false }))).toContain('Freelance');
  });

  it('is none in smaller type', () => {
    expect(headings(endingWith(caption('Freelance')))).not.toContain('Freelance');
  });
});

describe('a heading above the contact details', () => {
  it('is set off from the name as the titles are from the text', () => {
    expect(headings(belowName(head('Master file'), 110))).toContain('Master file');
  });

  it('is not the line close below the name', () => {
    expect(headings(belowName(head('Bread Artistry'), 86))).not.toContain('Bread Artistry');
  });
});
