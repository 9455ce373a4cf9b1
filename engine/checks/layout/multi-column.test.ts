import { expect, test } from 'vitest';
import { pdfDocument, docxDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { multiColumn } from './multi-column.ts';

const main = sample
  .slice(0, -2)
  .map((text, index) => ({ text: text.slice(0, 60), x: 220, y: 60 + index * 16, sizePt: 9 }));
const side = [
  'Skills',
  'Inventory planning',
  'Forecasting of demand',
  'Cold-chain logistics',
  'Contract negotiation',
  'Excel and SAP',
  'HACCP audits',
  'Shift planning',
].map((text, index) => ({
  text,
  x: 40,
  y: 100 + index * 16,
  sizePt: 9,
}));
const withDates = sample.flatMap((text, index) => {
  const [words = '', dates] = text.split(' | Mar ');
  const y = 60 + index * 16;
  return dates === undefined
    ? [{ text, y }]
    : [
        { text: words, y },
        { text: `Mar ${dates}`, y, right: 540 },
      ];
});

const items = ['Planning', 'Forecasting', 'Cold chain', 'Contracts', 'Excel', 'SAP', 'HACCP', 'Shift rotas', 'Budgets'];

testCheck(multiColumn, {
  fails: [
    {
      name: 'a sidebar that is shorter than the text beside it',
      document: pdfDocument([...main, ...side]),
      quotes: ['Inventory planning'],
      says: 'About 65% of your lines have text from another column next to them. Some systems mix up text in columns.',
    },
    {
      name: 'a Word section in two columns',
      document: docxDocument(sample.map((text) => ({ text, sectionColumns: 2 }))),
      quotes: ['Work Experience'],
      says: 'Your document has text in columns, which some systems mix up.',
    },
  ],
  passes: [
    { name: 'one column', lines: sample },
    { name: 'dates at the right', document: pdfDocument(withDates) },
  ],
  others: [
    {
      name: 'a narrow sidebar whose lines were read into those of the main column',
      document: pdfDocument([
        ...main,
        ...['Chess', 'Sailing and rowing', 'Bread', 'Old maps'].map((text, index) => ({
          text,
          x: 40,
          y: 107 + index * 40,
          sizePt: 9,
        })),
      ]),
      is: 'unsure',
    },
    {
      name: 'a list of short items in three columns of a Word section',
      document: docxDocument(
        sample.flatMap((text) =>
          text === 'Skills' ? [text, ...items.map((item) => ({ text: item, sectionColumns: 3 }))] : [text],
        ),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a Word table with a side column in other rows than the main one',
      document: docxDocument(
        [...sample, 'Contact', 'Leeds', '0113 496 0000', 'By bus and by bike', 'No weekends'].map((text, index) => ({
          text,
          cell: { table: 0, row: Math.max(0, index - sample.length + 1), column: index < sample.length ? 1 : 0 },
        })),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a few lines below a title of their own',
      document: pdfDocument([
        ...main,
        ...['Contact', 'jane.roe@example.com', '+1 312-555-0142'].map((text, index) => ({
          text,
          x: 40,
          y: 100 + index * 16,
          sizePt: 9,
        })),
      ]),
      is: 'unsure',
    },
  ],
});

test('speaks of at least 1% of the lines', () => {
  const facts = factsFrom(pdfDocument([...main, ...side]));
  const sideBySide = { ...facts.sideBySide, levelShare: 0.004 };
  expect(runCheck(multiColumn, { ...facts, sideBySide }).outcome).toMatchObject({
    findings: [{ message: expect.stringContaining('About 1% of your lines') as string }],
  });
});

test("says 'at least' where a list in columns is not counted", () => {
  const facts = factsFrom(pdfDocument([...main, ...side]));
  const sideBySide = { ...facts.sideBySide, hasListInColumns: true };
  expect(runCheck(multiColumn, { ...facts, sideBySide }).outcome).toMatchObject({
    findings: [{ message: expect.stringContaining('At least 65% of your lines') as string }],
  });
});

const outcomeBeside = (...titles: readonly string[]): string => {
  const rows = titles.flatMap((title) => [title, 'Baker in The Mill, Harrow Players']);
  const credits = rows.map((text, index) => ({ text, x: 220, y: 560 + index * 16, sizePt: 9 }));
  return runCheck(multiColumn, factsFrom(pdfDocument([...main, ...side, ...credits]))).outcome.is;
};

test('is unsure beside the credits of a performer, whose rows have cells', () => {
  expect(outcomeBeside('THEATRE', 'FILM')).toBe('unsure');
  expect(outcomeBeside('THEATRE')).toBe('fail');
});

test('does not call a page with a list in two columns a single column', () => {
  const facts = factsFrom(pdfDocument([...sample]));
  const outcomeWith = (hasListInColumns: boolean): string =>
    runCheck(multiColumn, { ...facts, sideBySide: { ...facts.sideBySide, hasListInColumns } }).outcome.is;
  expect(outcomeWith(true)).toBe('not-applicable');
  expect(outcomeWith(false)).toBe('pass');
});
