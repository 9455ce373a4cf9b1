import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { areMostJobsRead } from './jobs-read.ts';
import { runCheck } from './run-checks.ts';
import { missingExperience } from './sections/missing-experience.ts';

const facts = factsFrom(
  asPdf([
    ...sample.slice(0, 16),
    'Warehouse Clerk, Velocity Apparel, Madison, WI | Mar 2013 - May 2016',
    '• Counted stock.',
    'Stock Clerk, Gulf Foods, Madison, WI | Jan 2010 - Feb 2013',
    '• Counted more stock.',
    ...sample.slice(16),
  ]),
);
const { visual, resume } = facts;
const withJobs = (count: number): typeof resume => ({ ...resume, experience: resume.experience.slice(0, count) });

test('most jobs are read when more than half of the lines with dates belong to them', () => {
  expect(resume.experience).toHaveLength(4);
  expect([4, 3, 2, 1, 0].map((count) => areMostJobsRead(visual, withJobs(count)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a work history of which one job in four was read is not called found', () => {
  expect(runCheck(missingExperience, { ...facts, resume: withJobs(1) }).outcome).toEqual({
    is: 'unsure',
    because: 'We read 1 job, but could not tell whether that is your whole work history.',
  });
  expect(runCheck(missingExperience, facts).outcome).toEqual({ is: 'pass' });
});

test('a job that was read from another section proves nothing about the work history', () => {
  const sections = resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, kind: 'languages' as const } : section,
  );
  expect(areMostJobsRead(visual, { ...resume, sections })).toBe(false);
});

test('projects with years in the bullets of a job are no jobs that were missed', () => {
  const withProjects = factsFrom(
    asPdf(
      changed(
        '• Lead a team',
        '• Planned the new store, 2020 - 2021.',
        '• Moved the old one, 2021 - 2022.',
        '• Sold it, 2022 - 2023.',
      ),
    ),
  );
  expect(areMostJobsRead(withProjects.visual, withProjects.resume)).toBe(true);
});
