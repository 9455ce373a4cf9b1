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

test('does not praise where an item that was read as no bullet goes on over many lines', () => {
  const facts = factsFrom(asPdf(sample));
  const lines = facts.visual.lines.map((line) => ({ ...line, text: `${line.text}${' and rooms'.repeat(10)}` }));
  const [section] = facts.resume.sections.filter(({ kind }) => kind === 'experience');
  const items = section?.lines.filter((line) => facts.visual.lines[line]?.isListItem === true) ?? [];
  const outcomeWith = (isOneItem: boolean): string => {
    const read = lines.map((line, index) =>
      items.slice(1, 4).includes(index) && isOneItem ? { ...line, isListItem: false, markerLength: 0 } : line,
    );
    return runCheck(longBullets, { ...facts, visual: { ...facts.visual, lines: read } }).outcome.is;
  };
  expect(outcomeWith(true)).toBe('not-applicable');
  expect(outcomeWith(false)).toBe('pass');
});
