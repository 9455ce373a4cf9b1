import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { length } from './length.ts';

testCheck(length, {
  fails: [
    { name: 'one page of words on five pages', document: asPdf(sample, { pageCount: 5 }), quotes: [''] },
    {
      name: 'four full pages',
      document: asPdf(Array.from({ length: 6 }, () => sample).flat(), { pageCount: 4 }),
      quotes: [''],
    },
  ],
  passes: [
    { name: 'a page', lines: sample },
    { name: 'a page with a friendly sentence', lines: [...sample, 'Dear to me: long walks, short meetings'] },
  ],
  others: [
    {
      name: 'few words in many paragraphs',
      document: asDocx([...sample, ...Array.from({ length: 100 }, () => 'Welding')]),
      is: 'no-finding',
    },
    {
      name: 'many short lines, which do not fit on two pages',
      document: asPdf([...sample, ...Array.from({ length: 100 }, (_, index) => `Course ${index}`)], { pageCount: 4 }),
      is: 'not-applicable',
    },
    {
      name: 'a resume with a cover letter behind it',
      document: asPdf(
        [
          ...sample,
          'Dear Ms. Stein,',
          'I am writing to apply for the post in your warehouse.',
          'Kind regards, Jane Roe',
        ],
        { pageCount: 3 },
      ),
      is: 'not-applicable',
    },
  ],
});

const long = (lines: readonly string[]) =>
  runCheck(length, factsFrom(asPdf(Array.from({ length: 6 }, () => lines).flat(), { pageCount: 4 }))).outcome;

const inWord = (times: number) =>
  runCheck(length, factsFrom(asDocx(Array.from({ length: times }, () => sample).flat()))).outcome.is;

test('does not praise a Word file of which nobody knows how many pages it has', () => {
  expect(inWord(1)).toBe('pass');
  expect(inWord(6)).toBe('not-applicable');
});

test('older jobs are to be shortened where there are several', () => {
  expect(long(sample)).toMatchObject({ findings: [{ fix: expect.stringContaining('Shorten older jobs first.') }] });
});

test('nobody is told to shorten older jobs who has none', () => {
  const studies = withoutSection('Work Experience', 'Education');
  expect(long(studies)).toMatchObject({ findings: [{ fix: expect.not.stringContaining('older jobs') }] });
});

test('nobody is told to shorten older jobs where other lists fill the pages', () => {
  const facts = factsFrom(asPdf(Array.from({ length: 6 }, () => sample).flat(), { pageCount: 4 }));
  const sections = facts.resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, lines: section.lines.slice(0, 4) } : section,
  );
  expect(runCheck(length, { ...facts, resume: { ...facts.resume, sections } }).outcome).toMatchObject({
    findings: [{ fix: expect.not.stringContaining('older jobs') }],
  });
});
