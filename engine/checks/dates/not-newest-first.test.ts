import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { notNewestFirst } from './not-newest-first.ts';

const oldestFirst = [...sample.slice(0, 6), ...sample.slice(11, 16), ...sample.slice(6, 11), ...sample.slice(16)];

testCheck(notNewestFirst, {
  fails: [
    {
      name: 'the oldest job first',
      lines: oldestFirst,
      quotes: ['Mar 2020'],
      says: 'The job "Operations Manager" is newer than the one above.',
    },
    {
      name: 'a job of the same year, where another date shows which number is the day',
      lines: [
        ...sample.map((line) =>
          line.replace('Mar 2020 - Present', '01/11/2020').replace('Jun 2016 - Feb 2020', '12/2020 - Present'),
        ),
        'Born on 23/04/1990',
      ],
      quotes: ['12/2020 - Present'],
    },
    {
      name: 'three jobs from the oldest to the newest, with years alone',
      lines: [
        ...oldestFirst.slice(0, 6),
        'Packing Supervisor, Marlow Mills, Madison, WI | 2012 - 2015',
        ...oldestFirst
          .slice(6)
          .map((line) => line.replace('Jun 2016 - Feb 2020', '2016 - 2019').replace('Mar 2020 -', '2020 -')),
      ],
      quotes: ['2016 - 2019', '2020 - Present'],
      says: 'The jobs "Shift Supervisor" and "Operations Manager" are each newer than the one above.',
    },
  ],
  passes: [{ name: 'the newest job first', lines: sample }],
  others: [
    {
      name: 'two current jobs, the older one first',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', 'Mar 2015 - Present').replace('Jun 2016 - Feb 2020', 'Jun 2016 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a newer job under another heading',
      lines: [
        ...sample,
        'Teaching Experience',
        'Instructor, Lakeside College, Madison, WI | Mar 2021 - Present',
        '• Taught 40 students to plan stock.',
      ],
      headed: ['Teaching Experience'],
      is: 'unsure',
    },
    {
      name: 'a year alone below the months of the same year',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', 'Mar 2017 - May 2020').replace('Jun 2016 - Feb 2020', '2018 - 2020'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a course of study between two jobs',
      lines: [
        ...sample.slice(0, 11),
        'Studium zum Wirtschaftsingenieur, Lakeside College, Madison, WI | Jun 2016 - Feb 2020',
        ...sample.slice(16),
      ].map((line) => line.replace('Mar 2020 - Present', 'Mar 2012 - Feb 2014')),
      is: 'unsure',
    },
    {
      name: 'a job of the same year whose day may be its month',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', '01/11/2020').replace('Jun 2016 - Feb 2020', '04/2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a later entry that may be no job',
      lines: changed('Shift Supervisor', 'Freight and Customs, Lakeside Dairy, Madison, WI | Jun 2021 - Feb 2026').map(
        (line) => line.replace('Mar 2020 - Present', 'Mar 2020 - Feb 2021'),
      ),
      is: 'unsure',
    },
    {
      name: 'a job whose end we did not read',
      lines: changed('Operations Manager, Harbor', 'Operations Manager, Harbor Foods, Chicago, IL | Mar 2015 - alhora'),
      is: 'unsure',
    },
  ],
});

test('is unsure about jobs whose heading was not read', () => {
  const facts = factsFrom(asPdf(oldestFirst));
  const sections = facts.resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, heading: null } : section,
  );
  expect(runCheck(notNewestFirst, facts).outcome.is).toBe('fail');
  expect(runCheck(notNewestFirst, { ...facts, resume: { ...facts.resume, sections } }).outcome.is).toBe('unsure');
});
