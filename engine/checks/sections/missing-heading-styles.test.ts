import { expect, test } from 'vitest';
import { docxDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Facts } from '#engine/model/facts.ts';
import { runCheck } from '../run-checks.ts';
import { missingHeadingStyles } from './missing-heading-styles.ts';

const titles = ['Summary', 'Work Experience', 'Education', 'Skills'];
const bold = docxDocument(
  sample.map((text) => (titles.includes(text) ? { text, isBold: true, sizePt: 14 } : { text })),
);

/** The jobs are marked instead of the sections. */
const markedJobs = docxDocument(
  sample.map((text) =>
    titles.includes(text)
      ? { text, isBold: true, sizePt: 14 }
      : { text, ...(text.startsWith('•') ? {} : { headingLevel: 4 }) },
  ),
);

testCheck(missingHeadingStyles, {
  fails: [
    {
      name: 'headings that are only bold',
      document: bold,
      quotes: ['Work Experience', 'Education'],
      says: 'Lines such as "Summary" look like headings, but the document does not mark them as headings.',
    },
  ],
  passes: [{ name: 'headings with their style', document: asDocx(sample) }],
  others: [
    {
      name: 'a single heading that is only bold',
      document: docxDocument(['Jane Roe', { text: 'Skills', isBold: true, sizePt: 13 }, 'SAP, Excel, HACCP']),
      is: 'not-applicable',
    },
    {
      name: 'a single heading that is marked, above lines that may be others',
      document: docxDocument(['Jane Roe', 'Education:', 'Alder School', { text: 'Contact', headingLevel: 2 }, 'SAP']),
      is: 'not-applicable',
    },
    { name: 'a PDF', lines: sample, only: 'pdf', is: 'not-applicable' },
    { name: 'other lines that are marked as headings', document: markedJobs, is: 'not-applicable' },
  ],
});

const quotesOf = (facts: Facts, headings: Facts['headings']): readonly string[] => {
  const { outcome } = runCheck(missingHeadingStyles, { ...facts, headings });
  return outcome.is === 'fail' ? outcome.findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)) : [];
};

test('a heading that only its type makes one is not shown, since it may be a job', () => {
  const facts = factsFrom(bold);
  const guessed = (facts.headings ?? []).map((found) =>
    found.heading.text === 'Skills'
      ? { ...found, heading: { ...found.heading, recognisedBy: 'style' as const } }
      : found,
  );
  expect(quotesOf(facts, guessed)).toEqual(['Summary', 'Work Experience', 'Education']);
});

test('the name of a project that reads like a title is not shown beside others', () => {
  const facts = factsFrom(bold);
  const composed = (facts.headings ?? []).map((found) => ({
    ...found,
    isOnlyComposed: found.heading.text === 'Education',
  }));
  expect(quotesOf(facts, composed)).toEqual(['Summary', 'Work Experience', 'Skills']);
  const all = composed.map((found) => ({ ...found, isOnlyComposed: true }));
  expect(quotesOf(facts, all)).toHaveLength(4);
});
