import { describe, expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import type { SourceDocument } from '../../model/document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { lostInPlainReading } from './lost-in-plain-reading.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

const bullets = ['• Cut waste by 12% with new forecasts', '• Trained 25 people in two depots'];
const labelled = (label: string, y: number, texts: readonly string[]) =>
  texts.flatMap((text, row) => [
    ...(row === 0 ? [{ text: label, x: 60, y, isBold: true }] : []),
    { text, x: 180, y: y + row * 16 },
  ]);

/** The bullets of the first job are stored before everything else; `second` is the header of another job. */
const withBulletsFirst = (second: string) => {
  const [header, ...rest] = ['Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Present', ...bullets];
  const lines = ['Work Experience', header, ...rest, second, '• Sold lemonade to 40 people at the fair'];
  const end = ['Education', 'BSc Logistics, Lakeside College, 2015', 'Skills', 'Forecasting, SAP, Excel, HACCP'];
  const below = [...lines, ...end].map((text, row) => ({ text: text ?? '', y: 100 + row * 16 }));
  const isFirst = ({ text }: { text: string }): boolean => bullets.includes(text);
  return pdfDocument([
    ...below.filter(isFirst),
    { text: 'Jane Roe', y: 40, sizePt: 18 },
    { text: contact, y: 70 },
    ...below.filter((line) => !isFirst(line)),
  ]);
};

/** The lines of each job are apart by line breaks, not paragraphs. */
const withLineBreaks = docxDocument(sample.map((text) => text.replace(/^(.*), (.*), \w+, [A-Z]{2} \| /u, '$1\n$2\n')));

testCheck(lostInPlainReading, {
  fails: [
    {
      name: 'an address whose halves are stored far apart',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: 'jane.roe@exa', x: 72, y: 70 },
        ...sample.slice(3).map((text, index) => ({ text, y: 100 + index * 16 })),
        { text: 'mple.com', x: 129.4, y: 70 },
      ]),
      quotes: ['jane.roe@example.com'],
      score: 0,
    },
    {
      name: 'headings as labels beside their sections',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: contact, y: 70 },
        ...labelled('Experience', 110, [
          'Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Present',
          ...bullets,
        ]),
        ...labelled('Education', 220, ['BSc Logistics, Lakeside College, 2015', 'Graduated with honors']),
        ...labelled('Skills', 270, ['Forecasting, SAP, Excel, HACCP', 'Negotiation, Scheduling']),
      ]),
      quotes: ['Experience', 'Education', 'Skills'],
    },
    {
      name: 'bullets stored above their job, where each job is sure',
      document: withBulletsFirst('Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020'),
      quotes: ['Cut waste'],
      says: 'A parser that reads the text in its stored order does not find the bullets "Cut waste by 12% with new forecasts" and "Trained 25 people in two depots" in one piece below their jobs.',
    },
    {
      name: 'bullets stored above their job, where another may be something else',
      document: withBulletsFirst('Stall of the Year, Lakeside Fair, Madison, WI | Jun 2016 - Feb 2020'),
      quotes: ['Cut waste'],
      says: 'A parser that reads the text in its stored order does not find the bullets "Cut waste by 12% with new forecasts" and "Trained 25 people in two depots" in one piece below their jobs.',
    },
    {
      name: 'a Word file whose line breaks hold employers and dates apart',
      document: withLineBreaks,
      quotes: ['Harbor Foods', 'Lakeside Dairy'],
      says: 'A parser that leaves out line breaks does not find the employer, title and dates of the jobs "Operations Manager" and "Shift Supervisor" together.',
    },
  ],
  passes: [
    { name: 'all in one column', lines: sample },
    {
      name: 'a sidebar that is stored behind the main column',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: contact, y: 70 },
        ...sample.slice(3).map((text, row) => ({ text, x: 200, y: 110 + row * 16 })),
        ...['Interests', 'Sailing', 'Chess'].map((text, row) => ({ text, x: 40, y: 118 + row * 16 })),
      ]),
    },
    {
      name: 'a name on two lines with labels',
      lines: ['Surname: Roe', 'First name: Jane', contact, ...sample.slice(3)],
    },
    {
      name: 'addresses in a header, which another check reports',
      document: docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]),
    },
  ],
});

const fixOf = (document: SourceDocument): string | null => {
  const { outcome } = runCheck(lostInPlainReading, factsFrom(document));
  return outcome.is === 'fail' ? outcome.findings[0].fix : null;
};

describe('the advice about line breaks', () => {
  const inBox = { text: 'Skills', part: 'textbox' as const };

  test('is given where they are to blame', () => {
    expect(fixOf(withLineBreaks)).toMatch(/Enter instead of Shift \+ Enter/u);
  });

  test('is not given where only a text box is', () => {
    const paragraphs = sample.map((text) => ({ text: text.replace('late. Known', 'late.\nKnown') }));
    const document = docxDocument([...paragraphs.slice(0, -2), inBox, { text: sample.at(-1) ?? '', part: 'textbox' }]);
    expect(fixOf(document)).not.toBeNull();
    expect(fixOf(document)).not.toMatch(/Shift/u);
  });
});

test('names what is lost, parser by parser, and counts nothing', () => {
  const many = ['Experience', 'Education', 'Skills', 'Languages', 'Interests'].flatMap((label, index) =>
    labelled(label, 110 + index * 60, ['One line of text beside it', 'Another line of text below']),
  );
  const document = pdfDocument([{ text: 'Jane Roe', y: 40, sizePt: 18 }, { text: contact, y: 70 }, ...many]);
  const { outcome } = runCheck(lostInPlainReading, factsFrom(document));
  const message = outcome.is === 'fail' ? outcome.findings[0]?.message : outcome.is;
  expect(message).toBe(
    'A parser that reads the text in its stored order does not find headings such as "Experience", "Education" and "Skills" on lines of their own. A parser that reads straight across the page does not find headings such as "Experience", "Education" and "Skills" on lines of their own.',
  );
});

test('does not praise a file that loses only what may be something else', () => {
  const lines = [
    'Work Experience',
    'Operations Manager, Harbor Foods, Chicago, IL | 2020',
    'Stack: Excel, SAP, HACCP, Odoo',
  ];
  const below = lines.map((text, row) => ({ text, y: 100 + row * 16 }));
  const stored = [{ text: 'Jane Roe', y: 40, sizePt: 18 }, { text: contact, y: 70 }, ...below];
  const facts = factsFrom(pdfDocument(stored));
  const plainParsers = { parsers: facts.plainParsers?.parsers ?? [], share: 0.5 };
  expect(
    facts.plainParsers?.parsers.flatMap(({ parts }) => Object.values(parts)).every(({ lost }) => lost.length === 0),
  ).toBe(true);
  expect(runCheck(lostInPlainReading, { ...facts, plainParsers }).outcome.is).toBe('unsure');
});

const findingOf = (document: SourceDocument): string => {
  const { outcome } = runCheck(lostInPlainReading, factsFrom(document));
  return outcome.is === 'fail' ? outcome.findings[0].message : outcome.is;
};

/** Jobs with these titles, whose lines are apart by line breaks. */
const broken = (...titles: readonly string[]) =>
  docxDocument(
    [
      ...sample.slice(0, 6),
      ...titles.map((title, index) => `${title}\nHarbor Foods ${index}\nJan ${2020 - index} - Dec ${2020 - index}`),
      ...sample.slice(16),
    ].map((text) => ({ text })),
  );

test('says that more is lost than the names tell', () => {
  const dates = 'does not find the employer, title and dates of';
  expect(findingOf(broken('Packer', 'Packer'))).toContain(`${dates} jobs such as "Packer" together.`);
  expect(findingOf(broken('Clerk', 'Packer', 'Packer'))).toContain(
    `${dates} jobs such as "Clerk" and "Packer" together.`,
  );
  expect(findingOf(broken('Clerk', 'Packer'))).toContain(`${dates} the jobs "Clerk" and "Packer" together.`);
  const headings = ['Experience', 'Languages', 'Languages'].flatMap((label, index) =>
    labelled(label, 110 + index * 60, ['One line of text beside it', 'Another line of text below']),
  );
  const head = [
    { text: 'Jane Roe', y: 40, sizePt: 18 },
    { text: contact, y: 70 },
  ];
  expect(findingOf(pdfDocument([...head, ...headings]))).toContain(
    'does not find headings such as "Experience" and "Languages" on lines of their own.',
  );
});

/** The message where a parser that makes blocks loses this part, at these places of the list of skills. */
const messageFor = (
  part: 'contact' | 'skills',
  ...places: readonly (readonly [from: number, to: number])[]
): string => {
  const facts = factsFrom(pdfDocument([...sample]));
  const [line = 0] = facts.resume.skills.flatMap(({ spans }) => spans.map((span) => span.line));
  const lost = places.map(([from, to]) => {
    const name = [{ order: 'visual' as const, line, from, to }];
    return { spans: name, name };
  });
  const none = { found: 0, of: 0, lost: [] };
  const parts = { contact: none, jobs: none, bullets: none, headings: none, skills: none };
  const found = { ...parts, [part]: { found: 0, of: lost.length, lost } };
  const plainParsers = { parsers: [{ reads: 'blocks' as const, weight: 1, parts: found }], share: 0.5 };
  const { outcome } = runCheck(lostInPlainReading, { ...facts, plainParsers });
  return outcome.is === 'fail' ? outcome.findings[0].message : outcome.is;
};

test('says only that a parser which makes blocks may lose something, because they differ', () => {
  expect(messageFor('contact', [0, 3])).toBe(
    'A parser that cuts the page into blocks may not find the contact detail "SAP".',
  );
});

test('reports a small loss that it can name, and passes one that it cannot', () => {
  const facts = factsFrom(pdfDocument([...sample]));
  const none = { found: 0, of: 0, lost: [] };
  const name = [{ order: 'visual' as const, line: 0, from: 0, to: 3 }];
  const outcomeAt = (share: number, lost: readonly { spans: typeof name; name: typeof name }[]): string => {
    const bullets = { found: 9, of: 10, lost };
    const parts = { contact: none, jobs: none, bullets, headings: none, skills: none };
    const plainParsers = { parsers: [{ reads: 'blocks' as const, weight: 1, parts }], share };
    return runCheck(lostInPlainReading, { ...facts, plainParsers }).outcome.is;
  };
  expect(outcomeAt(0.985, [{ spans: name, name }])).toBe('fail');
  expect(outcomeAt(0.995, [{ spans: name, name }])).toBe('pass');
  expect(outcomeAt(0.985, [])).toBe('pass');
  expect(outcomeAt(0.975, [])).toBe('unsure');
});

test('names what is lost twice under one name only once', () => {
  expect(messageFor('contact', [0, 3], [0, 3])).toBe(messageFor('contact', [0, 3]));
  const two = messageFor('contact', [0, 3], [0, 3], [0, 2], [0, 2]);
  expect(two).toBe('A parser that cuts the page into blocks may not find the contact details "SAP" and "SA".');
  const five = messageFor('contact', [0, 3], [0, 3], [0, 2], [0, 1], [1, 3]);
  expect(five).toMatch(/may not find contact details such as "SAP", "SA" and "S"\.$/u);
});

test('names no skills: what we read as one may be half of a label', () => {
  expect(messageFor('skills', [0, 3])).toBe('unsure');
});
