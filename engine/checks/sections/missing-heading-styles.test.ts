import { expect, test } from 'vitest';
import { docxDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
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

test('a heading that only its type makes one is not shown, since it may be a job', () => {
  const facts = factsFrom(bold);
  const guessed = (facts.headings ?? []).map((found) =>
    found.heading.text === 'Skills'
      ? { ...found, heading: { ...found.heading, recognisedBy: 'style' as const } }
      : found,
  );
  const { outcome } = runCheck(missingHeadingStyles, { ...facts, headings: guessed });
  const quotes =
    outcome.is === 'fail' ? outcome.findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)) : [];
  expect(quotes).toEqual(['Summary', 'Work Experience', 'Education']);
});
