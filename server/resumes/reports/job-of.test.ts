import { expect, test } from 'vitest';
import { jobOf } from './job-of.ts';

const asked = { group: 'must', kind: 'term', quote: '', lines: [], places: [] } as const;

test('phrases of the posting are listed apart from the requirements', () => {
  const printed = jobOf({
    jobDescription: 'Requirements',
    requirements: [
      { ...asked, lines: ['Kilns'], places: [], label: 'grade UPS 1', answer: 'shown', isPhrase: true },
      { ...asked, lines: ['Kilns'], places: [], label: 'Kiln', answer: 'shown' },
    ],
    knockOutQuestions: [],
    missingKeywords: [],
  });
  expect(printed?.requirements.map(({ title, asked: all }) => [title, all.map(({ label }) => label)])).toEqual([
    ['Must have', ['Kiln']],
  ]);
  expect(printed?.phrases).toMatchObject({
    title: 'Other phrases of the posting (1)',
    note: 'We do not know these phrases, so some may not be requirements. Read them in the posting. If the job asks for one and it applies to you, use the same words in your resume.',
    asked: [{ label: 'grade UPS 1', answer: 'Shown', lines: ['Kilns'], note: null }],
  });
});

test('a posting without phrases has no list of them', () => {
  const requirements = [{ ...asked, lines: [], places: [], label: 'Kiln', answer: 'shown' as const }];
  const printed = jobOf({ jobDescription: 'Kilns', requirements, knockOutQuestions: [], missingKeywords: [] });
  expect(printed?.phrases).toBeNull();
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
    phrases: null,
    questions: [],
  });
});
