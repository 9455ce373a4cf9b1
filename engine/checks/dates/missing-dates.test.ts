import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingDates } from './missing-dates.ts';

const withDates = (dates: string): readonly string[] =>
  sample.map((line) => line.replace(/ \| (?:Mar|Jun) 20.*$/, ` | ${dates}`).replace(', May 2016', ''));

testCheck(missingDates, {
  fails: [
    {
      name: 'a job without dates',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI'),
      quotes: [],
      says: 'We found no dates for the job "Shift Supervisor".',
      score: 0.5,
    },
    {
      name: 'jobs none of which has dates',
      lines: sample.map((line) => line.replace(/ \| (?:Mar|Jun) 20.*$/, '')),
      quotes: ['Operations Manager'],
      score: 0,
    },
    ...['FY20 - FY26', 'Q1 20 - Q4 22', '2563 - 2566', '２０１９ – ２０２１', '٢٠١٩ – ٢٠٢١'].map((dates) => ({
      name: `dates in digits that we cannot read: ${dates}`,
      lines: withDates(dates),
      quotes: ['Operations Manager'],
      says: 'We could not read the dates of any of your jobs.',
    })),
    {
      name: 'jobs without dates above hobbies that performers have as headings',
      lines: [...withDates('250 people'), 'Interests', 'Film', 'Theater'],
      headed: ['Interests'],
      quotes: ['Operations Manager'],
      says: 'We found no dates for your jobs.',
    },
    {
      name: 'jobs without dates, one with a year in its bullets',
      lines: withDates('250 people').map((line) =>
        line.startsWith('• Cut spoilage') ? '• Won the prize of the depot in 2016: the first of nine' : line,
      ),
      quotes: ['Operations Manager'],
      says: 'We could not read the dates of any of your jobs.',
    },
    {
      name: 'numbers that are no dates',
      lines: withDates('250 people'),
      quotes: ['Operations Manager'],
      says: 'We found no dates for your jobs.',
    },
  ],
  passes: [
    { name: 'jobs with dates', lines: sample },
    {
      name: 'a job with its dates and their length',
      lines: sample.map((line) => line.replace('Feb 2020', 'Feb 2020 (4 years)')),
    },
  ],
  others: [
    {
      name: 'the roles of a performer, read in columns',
      lines: [
        ...sample.slice(0, 6),
        'Lead, Harbor Players, Madison, WI',
        ...sample.slice(16).map((line) => line.replace(', May 2016', '')),
        'FILM (partial)',
        'Half-Life',
        'THEATRE (partial)',
        'Hello Dolly',
      ],
      is: 'unsure',
    },
    ...['3. Lecturer, Lakeside College, Madison, WI (10 years).', 'Customer Assistance / Support —'].map((line) => ({
      name: `a line with a duration or a dash in place of dates: ${line}`,
      lines: [...sample.slice(0, 16), line, ...sample.slice(16)],
      is: 'no-finding' as const,
    })),
    {
      name: 'dates that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI', "Michaelmas '16 to '2O"),
      is: 'unsure',
    },
    ...['summer 2016: intern at Lakeside Dairy', 'Mar 2016 - Feb 2020 - 4 years'].map((bullet) => ({
      name: `a bullet that begins with the dates of another job: ${bullet}`,
      lines: withDates('250 people').map((line) => (line.startsWith('• Cut spoilage') ? `• ${bullet}` : line)),
      is: 'unsure' as const,
    })),
    {
      name: 'a line that may be a detail of the job above',
      lines: changed('Shift Supervisor', 'Freight and Customs, Lakeside Dairy, Madison, WI', '• Kept the papers.'),
      is: 'unsure',
    },
  ],
});

test('is unsure where most entries without dates are no sure jobs, so that the others may be none', () => {
  const undated = ['Packing Supervisor', 'Shift Manager', 'Stock Clerk'].flatMap((title) => [
    `${title}, Marlow Mills, Madison, WI`,
    '• Kept the mills supplied with sacks.',
  ]);
  const facts = factsFrom(asPdf([...sample.slice(0, 16), ...undated, ...sample.slice(16)]));
  const titles = (count: number) => new Set(facts.resume.experience.slice(0, 2 + count));
  const outcomeWith = (experience: typeof facts.resume.experience, sure: number): string =>
    runCheck(missingDates, { ...facts, sureJobs: titles(sure), resume: { ...facts.resume, experience } }).outcome.is;
  const { experience } = facts.resume;
  expect(experience).toHaveLength(5);
  expect(outcomeWith(experience, 1)).toBe('unsure');
  expect(outcomeWith(experience.slice(0, 3), 1)).toBe('fail');
});
