import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { yearOnlyDates } from './year-only-dates.ts';

testCheck(yearOnlyDates, {
  fails: [
    {
      name: 'years without months',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 - 2020'),
      quotes: ['2016 - 2020'],
    },
    {
      name: 'a year at the start of its line, above a verb that is a month elsewhere',
      lines: changed(
        'Shift Supervisor',
        '2016 - 2020 | Shift Supervisor, Lakeside Dairy, Madison, WI',
        'Set up the night shift of both warehouses.',
      ),
      quotes: ['2016 - 2020'],
    },
  ],
  passes: [{ name: 'months and years', lines: sample }],
  others: [
    {
      name: 'a sentence with a year above the first job that was read',
      lines: sample.flatMap((line) =>
        line === 'Work Experience'
          ? [line, 'One month (in the year 2015) in the studio of an architect, to see how plans are drawn.']
          : [line],
      ),
      is: 'unsure',
    },
    {
      name: 'a date that is broken between its month and its year',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, MARS', '2016 - 2020'),
      is: 'unsure',
    },
    {
      name: 'a year at the start of its line, above its months',
      lines: sample.flatMap((line) => {
        if (line.startsWith('Operations Manager,')) return [line];
        return line.startsWith('Shift Supervisor')
          ? ['2016 | Shift Supervisor, Lakeside Dairy, Madison, WI', 'An internship (Jan - Mar) and a job (Apr - Nov)']
          : [line];
      }),
      is: 'unsure',
    },
    {
      name: 'months that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 (June) - 2020 (Feb)'),
      is: 'unsure',
    },
    {
      name: 'a month of a language that we do not read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | farvardin 2016'),
      is: 'unsure',
    },
    {
      name: 'seasons',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Summer 2016 - Fall 2020'),
      is: 'unsure',
    },
    {
      name: 'years of an entry that may be no job',
      lines: changed('Shift Supervisor', 'Course in Welding, Lakeside College, Madison, WI | 2016 - 2020'),
      is: 'unsure',
    },
  ],
});

const yearsOnly = (title: string): readonly string[] =>
  sample.map((line) =>
    line
      .replace('Mar 2020 - Present', '2020 - Present')
      .replace(
        'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020',
        `${title}, Madison, WI | 2016 - 2020`,
      ),
  );

test.each([
  [
    'Shift Supervisor, Lakeside Dairy',
    'The dates of the jobs "Operations Manager" and "Shift Supervisor" have no months.',
  ],
  ['Course in Welding, Lakeside College', 'At least one of your job dates has no month.'],
])('counts only dates of what is surely a job, and says so: %s', (title, message) => {
  const { outcome } = runCheck(yearOnlyDates, factsFrom(asPdf(yearsOnly(title))));
  expect(outcome.is === 'fail' ? outcome.findings[0]?.message : outcome.is).toBe(message);
});
