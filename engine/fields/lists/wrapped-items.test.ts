import { expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import { docxDocument, pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

type Row = {
  about: string;
  /** Each line with the points from the line above it. */
  lines: readonly (readonly [text: string, points: number])[];
  items: readonly string[];
};

/** A page with one list in a column that the widest line of its summary shows. */
const pageWith = (heading: string, lines: Row['lines']): SourceDocument => {
  let y = 130;
  const listed = lines.map(([text, points]): PageText => {
    y += points;
    return { text, y };
  });
  return pdfDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Summary', sizePt: 14, isBold: true, y: 95 },
    { text: 'Welder who repairs ships and trains apprentices', y: 112 },
    { text: heading, sizePt: 14, isBold: true, y: 128 },
    ...listed,
  ]);
};

const wrapped = 'Certificate of Advanced Underwater Welding and';
const rows: readonly Row[] = [
  {
    about: 'joins close lines where items stand apart',
    lines: [
      ['Diploma of Ship Repair and Underwater Hull', 20],
      ['Inspection', 12],
      ['Harbor Card', 18],
      ['Crane Signal Operator', 18],
      ['Rigging Basics', 18],
    ],
    items: [
      'Diploma of Ship Repair and Underwater Hull Inspection',
      'Harbor Card',
      'Crane Signal Operator',
      'Rigging Basics',
    ],
  },
  {
    about: 'begins an item at each year where the first one does',
    lines: [
      ['2018 Advanced Ship Repair, Royal Harrow Institute of Hulls', 20],
      ['2020 Crane Card Holder', 12],
      ['2021 Rigging Basics', 12],
    ],
    items: ['Advanced Ship Repair', 'Crane Card Holder', 'Rigging Basics'],
  },
  {
    about: 'keeps lines apart that had room for more, at any distance',
    lines: [
      ['Diploma of Ship Repair', 20],
      ['Inspection', 12],
      ['Harbor Card', 18],
      ['Crane Signal Operator', 18],
      ['Rigging Basics', 18],
    ],
    items: ['Diploma of Ship Repair', 'Inspection', 'Harbor Card', 'Crane Signal Operator', 'Rigging Basics'],
  },
  {
    about: 'keeps names and issuers apart where only lines of their own end in years',
    lines: [
      ['Harrow Search Analytics Welding Certificate', 20],
      ['Harrow', 14],
      ['Issued May 2022', 14],
      ['Ship Repair Content and Underwater Signals', 14],
      ['Lakeside Academy', 14],
      ['Issued Nov 2021', 14],
    ],
    items: ['Harrow Search Analytics Welding Certificate', 'Ship Repair Content and Underwater Signals'],
  },
  {
    about: 'begins an item with the words that the item above began with',
    lines: [
      ['Harrow Initial License, Underwater Welding and', 20],
      ['the Inspection of Hulls and of Rusty Chains', 14],
      ['Harrow Initial License, Crane Signals', 14],
    ],
    items: [
      'Harrow Initial License, Underwater Welding and the Inspection of Hulls and of Rusty Chains',
      'Harrow Initial License, Crane Signals',
    ],
  },
  {
    about: 'joins a full line with the year that ends its item where items end in years',
    lines: [
      ['Diploma of Ship Repair and Underwater Hull', 20],
      ['Inspection, 2019', 13],
      ['Harbor Card, 2021', 13],
    ],
    items: ['Diploma of Ship Repair and Underwater Hull Inspection', 'Harbor Card'],
  },
  {
    about: 'keeps short items with a comma apart, the widest of them too',
    lines: [
      ['Harbor Card, Port Board', 20],
      ['Crane Operator, Lift Board', 13],
      ['Rigging Basics, Rope Board', 13],
    ],
    items: ['Harbor Card', 'Crane Operator', 'Rigging Basics'],
  },
  {
    about: 'keeps an item that is far below a wrapped one apart, where no line had room',
    lines: [
      ['Diploma of Ship Repair, Crane Signals and', 20],
      ['Welding of Pipes in Harbors and Deep Ports', 12],
      ['Certificate of Underwater Cutting of Hulls', 18],
    ],
    items: [
      'Diploma of Ship Repair, Crane Signals and Welding of Pipes in Harbors and Deep Ports',
      'Certificate of Underwater Cutting of Hulls',
    ],
  },
  {
    about: 'reads a colon in the middle of a bullet that wraps',
    lines: [
      ['• The Harbor University of Advanced Welding', 20],
      ['   and Rope Technology:', 12],
      ['   Rigging', 12],
      ['• Harbor Card', 12],
    ],
    items: ['The Harbor University of Advanced Welding and Rope Technology: Rigging', 'Harbor Card'],
  },
  {
    about: 'joins a hanging line with its bullet',
    lines: [
      [`• ${wrapped.replace(' and', '')}`, 20],
      ['   Cutting', 13],
      ['• Harbor Card', 13],
    ],
    items: ['Certificate of Advanced Underwater Welding Cutting', 'Harbor Card'],
  },
  {
    about: 'joins a line with a dash of its own, where items have no markers',
    lines: [
      ['Harbor Certified Underwater Welding Master', 20],
      ['– Associate', 12],
      ['Harbor Card', 18],
      ['Crane Signal Operator', 18],
    ],
    items: ['Harbor Certified Underwater Welding Master – Associate', 'Harbor Card', 'Crane Signal Operator'],
  },
  {
    about: 'joins one plain word that did not fit on the line above',
    lines: [
      ['Harbor Certified Underwater Welding Crane', 20],
      ['Administrator, Port Board', 13],
      ['Rigging Basics', 13],
      ['PMP', 13],
    ],
    items: ['Harbor Certified Underwater Welding Crane Administrator', 'Rigging Basics', 'PMP'],
  },
  {
    about: 'keeps letters of another certificate apart below a full line',
    lines: [
      ['Harbor Certified Underwater Welding Signals', 20],
      ['CWI', 13],
      ['Rigging Basics', 13],
    ],
    items: ['Harbor Certified Underwater Welding Signals', 'CWI', 'Rigging Basics'],
  },
  {
    about: 'joins a date with the word that comes before it',
    lines: [
      ['Underwater Welding of Hulls and Pipes, expires', 20],
      ['05/2028', 13],
      ['Rigging Basics, expires 06/2027', 13],
    ],
    items: ['Underwater Welding of Hulls and Pipes', 'Rigging Basics'],
  },
  {
    about: 'begins an item at the first word of a certificate, below one with its issuer',
    lines: [
      ['Underwater Cutting of Old Hulls, Harbor Board', 20],
      ['Certified Crane Operator, Lift Board', 13],
      ['Licensed Diver, Harbor Board', 13],
    ],
    items: ['Underwater Cutting of Old Hulls', 'Certified Crane Operator', 'Licensed Diver'],
  },
  {
    about: 'joins a dash that did not fit with the bullet above it',
    lines: [
      ['• Underwater Cutting of Hulls and Old Pipes', 20],
      ['   – Harbor Guild (2024)', 13],
      ['• Rigging Basics – Port Guild (2020)', 13],
    ],
    items: ['Underwater Cutting of Hulls and Old Pipes', 'Rigging Basics'],
  },
  {
    about: 'keeps a dash that had room behind the bullet above it as an item',
    lines: [
      ['• Harbor Cards', 20],
      ['   – Crane Signals', 13],
      ['   – Rigging Basics', 13],
    ],
    items: ['Harbor Cards', 'Crane Signals', 'Rigging Basics'],
  },
  {
    about: 'keeps items with dashes apart',
    lines: [
      ['Harbor Certified Underwater Welding Master', 20],
      ['– Associate', 12],
      ['– Crane Signal Operator', 18],
    ],
    items: ['Harbor Certified Underwater Welding Master', 'Associate', 'Crane Signal Operator'],
  },
];

it.each(rows)('$about', ({ lines, items }) => {
  const document = pageWith('Certifications', lines);
  const { certifications } = resumeOf(readingsOf(document).visual, document);
  expect(certifications.map(({ value }) => value)).toEqual(items);
});

it.each([
  [
    'keeps skills apart that begin with a small letter, where others do',
    ['brass soldering', 'hull inspection', 'rope work'],
  ],
  ['keeps a small letter below a wider skill as a skill', ['Rope work', 'brass soldering and plating', 'rigging']],
])('%s', (_, skills) => {
  const document = pageWith(
    'Skills',
    skills.map((skill, index) => [skill, index === 0 ? 20 : 13]),
  );
  const read = resumeOf(readingsOf(document).visual, document).skills;
  expect(read.map(({ value }) => value)).toEqual(skills);
});

const skillsOfDocx = (...runs: string[]): readonly string[] => {
  const document = docxDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Skills', headingLevel: 1 },
    { runs },
  ]);
  return resumeOf(readingsOf(document).visual, document).skills.map(({ value }) => value);
};

it('reads runs with runs of space between them as skills of their own, in Word files', () => {
  expect(skillsOfDocx('Ship repair', '  ', 'Welding', '  ', 'Rope work')).toEqual([
    'Ship repair',
    'Welding',
    'Rope work',
  ]);
});

it('keeps one skill that Word stores in several runs', () => {
  expect(skillsOfDocx('Ship', ' ', 'repair', ' ', 'planning')).toEqual(['Ship repair planning']);
  expect(skillsOfDocx('Ship repair ', 'and ', 'rope work')).toEqual(['Ship repair and rope work']);
});

it('does not read a name below a sidebar as the last item of its list', () => {
  const document = docxDocument([
    { text: 'Certifications', headingLevel: 1 },
    { text: 'Harbor Card', listMarker: '•' },
    { text: 'Wilma Garner', isBold: true, sizePt: 22 },
    'wilma.garner@example.com',
  ]);
  const { name, certifications } = resumeOf(readingsOf(document).visual, document);
  expect(name?.value).toBe('Wilma Garner');
  expect(certifications.map(({ value }) => value)).toEqual(['Harbor Card']);
});

const at = (x: number, y: number, text: string): PageText => ({ text, x, y });

const besideDates = (rest: string): readonly string[] => {
  const document = pdfDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Summary', sizePt: 14, isBold: true, y: 95 },
    { text: 'Welder who repairs ships in every harbor of the coast, trains apprentices and', y: 112 },
    { text: 'Zertifikate', sizePt: 14, isBold: true, y: 132 },
    at(50, 152, '2010'),
    at(150, 152, 'Schweißaufsicht für Schiffe, Akademie für Schiffbau, Bad'),
    at(150, 164, rest),
    at(50, 176, '2019'),
    at(150, 176, 'Kranschein'),
  ]);
  return resumeOf(readingsOf(document).visual, document).certifications.map(({ value }) => value);
};

it('joins the rest of an item whose date is in a column of its own', () => {
  expect(besideDates('Marland')).toEqual([
    'Schweißaufsicht für Schiffe, Akademie für Schiffbau, Bad Marland',
    'Kranschein',
  ]);
});

/** Certificates on a page as wide as its summary: the year, and beside it the lines of the certificate. */
const datedPage = (
  ...lines: readonly (readonly [year: string, name: string, ...below: string[]])[]
): SourceDocument => {
  let y = 140;
  const at = (text: string, x: number): PageText => ({ text, x, y });
  const listed = lines.flatMap(([year, name, ...below]): PageText[] => {
    y += 16;
    const head = [at(year, 72), at(name, 160)];
    const rest = below.map((text) => {
      y += 12;
      return at(text, 160);
    });
    return [...head, ...rest];
  });
  return pdfDocument([
    { text: 'Wilma Garner', sizePt: 22, isBold: true },
    { text: 'Summary', sizePt: 14, isBold: true, y: 95 },
    { text: 'Welder who repairs ships and trains apprentices in two harbors', y: 112 },
    { text: 'Certificates', sizePt: 14, isBold: true, y: 136 },
    ...listed,
  ]);
};

it.each([
  [
    'the issuer below each, also below a full line',
    [
      ['2018', 'Diploma of Ship Repair and Underwater Hulls', 'Royal Harrow Institute'],
      ['2020', 'Crane Card', 'Harrow Port'],
    ] as const,
    ['Diploma of Ship Repair and Underwater Hulls', 'Crane Card'],
  ],
  [
    'the rest of a name on a second line where no certificate has an issuer',
    [
      ['2018', 'Diploma of Ship Repair and Underwater Hulls', 'Inspection'],
      ['2020', 'Crane Card'],
    ] as const,
    ['Diploma of Ship Repair and Underwater Hulls Inspection', 'Crane Card'],
  ],
])('certificates with years in a column: %s', (_, lines, expected) => {
  const document = datedPage(...lines);
  expect(resumeOf(readingsOf(document).visual, document).certifications.map(({ value }) => value)).toEqual(expected);
});

it('leaves the number of the page out of the list above it', () => {
  const document = docxDocument([
    'Wilma Garner',
    { text: 'Languages', sizePt: 14, isBold: true },
    'Italian: native, English: A2',
    '3 May 2026\t© Harrow Union | harrow.example\tPagina 1 / 1',
  ]);
  const { languages } = resumeOf(readingsOf(document).visual, document);
  expect(languages.map(({ value }) => value)).toEqual(['Italian: native', 'English: A2']);
});
