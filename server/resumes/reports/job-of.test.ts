import { expect, test } from 'vitest';
import { jobOf } from './job-of.ts';

const asked = { group: 'must', kind: 'term', quote: '', lines: [], places: [] } as const;

test('a phrase of the posting is marked', () => {
  const printed = jobOf({
    jobDescription: 'Requirements',
    requirements: [
      { ...asked, lines: ['Kilns'], places: [], label: 'grade UPS 1', answer: 'shown', isPhrase: true },
      { ...asked, lines: ['Kilns'], places: [], label: 'Kiln', answer: 'shown' },
    ],
    knockOutQuestions: [],
    missingKeywords: [],
  });
  expect(printed?.requirements[0]?.asked.map(({ note }) => note)).toEqual([
    'Not in our lists: check whether the job requires it.',
    null,
  ]);
});

test('a term whose words are all on the page is not called missing', () => {
  const note = 'These words are on your page, but not in a place that shows a skill.';
  const partly = 'Your resume says "research", but not "clay".';
  const printed = jobOf({
    jobDescription: 'Requirements',
    requirements: [
      { ...asked, lines: [], places: [], label: 'Raku', answer: 'missing', note },
      { ...asked, lines: [], places: [], label: 'Kiln', answer: 'missing' },
      { ...asked, lines: [], places: [], label: 'Clay research', answer: 'missing', note: partly },
      { ...asked, lines: [], places: [], label: 'German', kind: 'language', answer: 'missing', note: 'B1' },
    ],
    knockOutQuestions: [],
    missingKeywords: ['Kiln', 'Clay research'],
  });
  expect(printed?.requirements[0]?.asked.map(({ answer, tone }) => `${answer}, ${tone}`)).toEqual([
    'Not shown as a skill, fair',
    'Missing, poor',
    'Missing, poor',
    'Missing, poor',
  ]);
});

test('of a job description that we do not read, one sentence is said', () => {
  const printed = jobOf({
    jobDescription: 'Wymagania',
    unreadJobLanguage: 'Polish',
    requirements: [],
    knockOutQuestions: [],
    missingKeywords: [],
  });
  expect(printed).toEqual({
    note: 'The job description is in Polish, which we do not read, so we did not compare your resume with it.',
    requirements: [],
    questions: [],
  });
});
