import { expect, test } from 'vitest';

import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sureJobsOf } from './sure-jobs.ts';

test('jobs are sure below their own heading, and not below one of other things', () => {
  const { resume } = factsFrom(asPdf(sample));
  expect(sureJobsOf(resume).size).toBe(resume.experience.length);
  const sections = resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, kind: 'volunteering' as const } : section,
  );
  expect(sureJobsOf({ ...resume, sections }).size).toBe(0);
});
