import { describe, expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { checksById, type CheckId } from './index.ts';
import { runCheck } from './run-checks.ts';
import { doubtsAboutJobs, doubtsIn } from './doubts-about-jobs.ts';

/** Below the bullets of the last job. */
const endOfJobs = sample.indexOf('Education');
const withLine = (line: string): readonly string[] => [...sample.slice(0, endOfJobs), line, ...sample.slice(endOfJobs)];
const below = (heading: string, ...lines: string[]): readonly string[] => [...sample, heading, ...lines];

const doubtsOf = (lines: readonly string[], headed: readonly string[] = []): readonly string[] => {
  const { visual, stream, resume } = factsFrom(asPdf(lines, {}, headed));
  return doubtsIn(visual, stream, resume).map(({ doubt }) => doubt);
};

test('a page whose jobs were all read leaves no doubt', () => {
  expect(doubtsOf(sample)).toEqual([]);
});

describe('a doubt', () => {
  const rows: readonly { doubt: string; lines: readonly string[]; headed?: readonly string[] }[] = [
    { doubt: 'a date among the jobs belongs to none of them', lines: withLine("07/'22- Lakeside Laboratory") },
    {
      doubt: 'a section that may be about work has a period',
      lines: below('Leadership and Service', 'Lakeside College, Madison, WI | Jun 2017 - Feb 2021'),
      headed: ['Leadership and Service'],
    },
    {
      doubt: 'a section that may be about work has a period',
      lines: below(
        'Activities',
        'Lakeside Rowing Club, Madison, WI · Rowing Instruction and Timing | June 2017 to Current',
      ),
      headed: ['Activities'],
    },
    {
      doubt: 'a section that may be about work has a period',
      lines: below('Projects', 'Web Developer | May 2019 - Present'),
    },
    { doubt: 'a job has a duration or a dash in place of its dates', lines: withLine('Baker, Corner Shop (10 years)') },
    { doubt: 'a job has a duration or a dash in place of its dates', lines: withLine('Customer Assistance —') },
    {
      doubt: 'a line among the jobs names an occupation and belongs to none of them',
      lines: [...sample.slice(0, endOfJobs), 'Warehouse Manager', ...sample.slice(endOfJobs)],
    },
    {
      doubt: 'a job has no date that was read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI'),
    },
  ];

  test.each(rows)('is that $doubt: $lines', ({ doubt, lines, headed = [] }) => {
    expect(doubtsOf(lines, headed)).toContain(doubt);
  });
});

test.each([
  ['a year in a sentence about a job', withLine('• Planned the new store that opened in 2018.')],
  ['a school with its period', below('Education', 'Lakeside College, Madison, WI | Jun 2017 - Feb 2021')],
  ['a degree that is named like an occupation', below('Education', 'Marketing Manager | 2019 - 2022')],
  ['a project with its period', below('Projects', 'Bike Clinic | May 2019 - Jun 2020')],
  ['a certificate with its period', below('Certifications', 'Food Safety | May 2019 - Jun 2023')],
])('%s is no doubt', (_, lines) => {
  expect(doubtsOf(lines, ['Certifications'])).toEqual([]);
});

test('each doubt is told apart, with an example', () => {
  expect(new Set(doubtsAboutJobs.map(({ doubt }) => doubt)).size).toBe(doubtsAboutJobs.length);
  expect(doubtsAboutJobs.filter(({ example }) => example === '')).toEqual([]);
});

const outcomeOf = (id: CheckId, lines: readonly string[]): string =>
  runCheck(checksById[id], factsFrom(asPdf(lines))).outcome.is;

describe('praise', () => {
  test.each<CheckId>(['mixed-date-styles', 'year-only-dates', 'missing-dates', 'weak-openings', 'long-bullets'])(
    'of all jobs is said where all were read, and not where a line may be another: %s',
    (id) => {
      expect(outcomeOf(id, sample)).toBe('pass');
      expect(outcomeOf(id, withLine('Warehouse Manager'))).toBe('no-finding');
    },
  );

  test('of dates needs more than praise of bullets', () => {
    const lines = changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI');
    expect(outcomeOf('future-dates', lines)).toBe('no-finding');
    expect(outcomeOf('weak-openings', lines)).toBe('pass');
  });

  test('of something else needs nothing of it', () => {
    expect(outcomeOf('missing-name', withLine('Warehouse Manager'))).toBe('pass');
  });
});
