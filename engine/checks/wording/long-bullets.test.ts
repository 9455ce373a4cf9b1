import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { longBullets } from './long-bullets.ts';

testCheck(longBullets, {
  fails: [
    {
      name: 'a bullet of fifty words',
      lines: [
        ...sample.slice(0, 8),
        `• Planned ${'shifts and rooms and trucks and '.repeat(9)}contracts.`,
        ...sample.slice(9),
      ],
      only: 'docx',
      quotes: ['Planned shifts'],
    },
    {
      name: 'a long bullet of two sentences beside a job in plain lines',
      lines: [
        ...sample.slice(0, 8),
        `• Planned ${'shifts and rooms and trucks and '.repeat(4)}contracts. Hired ${'drivers and packers and '.repeat(6)}clerks.`,
        ...sample.slice(9).map((line) => line.replace('• ', '')),
      ],
      only: 'docx',
      quotes: ['Planned shifts'],
      says: 'One bullet has more than 40 words.',
    },
  ],
  passes: [{ name: 'short bullets', lines: sample }],
  others: [
    {
      name: 'jobs in paragraphs, whose length nobody knows',
      lines: sample.map((line) => line.replace('• ', '')),
      is: 'not-applicable',
    },
  ],
});

test('does not praise where the text of a bullet is a long paragraph below it', () => {
  const facts = factsFrom(asPdf(sample));
  const outcomeWith = (words: number): string => {
    const experience = facts.resume.experience.map((job) => ({
      ...job,
      bullets: job.bullets.map((bullet, index) =>
        index === 0 ? { ...bullet, value: 'shifts '.repeat(words) } : bullet,
      ),
    }));
    return runCheck(longBullets, { ...facts, resume: { ...facts.resume, experience } }).outcome.is;
  };
  expect(outcomeWith(41)).toBe('not-applicable');
  expect(outcomeWith(40)).toBe('pass');
});
