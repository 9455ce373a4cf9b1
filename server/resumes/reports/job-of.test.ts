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
  });
  expect(printed?.requirements[0]?.asked.map(({ note }) => note)).toEqual([
    'Not in our lists: check whether the job requires it.',
    null,
  ]);
});
