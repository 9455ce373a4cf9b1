import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { jobsWithoutDetails } from './jobs-without-details.ts';

testCheck(jobsWithoutDetails, {
  fails: [
    {
      name: 'a job with only a title',
      lines: [...sample.slice(0, 12), ...sample.slice(16)],
      quotes: ['Shift Supervisor'],
      score: 0.5,
    },
  ],
  passes: [{ name: 'jobs with bullets', lines: sample }],
  others: [
    {
      name: 'an entry that may be no job',
      lines: [
        ...sample.slice(0, 11),
        'Course in Welding, Lakeside College, Madison, WI | Jun 2014 - Feb 2016',
        ...sample.slice(16),
      ],
      is: 'unsure',
    },
  ],
});

test('is unsure while lines below a job may describe it, although they were not read as its bullets', () => {
  const facts = factsFrom(asPdf(sample));
  const experience = facts.resume.experience.map((job) => ({ ...job, bullets: [] }));
  const result = runCheck(jobsWithoutDetails, { ...facts, resume: { ...facts.resume, experience } });
  expect(result.outcome.is).toBe('unsure');
});
