import { expect, test } from 'vitest';

import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sureJobsOf } from './sure-jobs.ts';

test('jobs are not sure below a line that is set like the headings', () => {
  const lines = [...sample.slice(0, 11), 'Time Well Spent', ...sample.slice(11)];
  const namesOf = (headed: readonly string[]): (string | undefined)[] => {
    const { resume, visual } = factsFrom(asPdf(lines, {}, headed));
    return [...sureJobsOf(resume, visual)].map(({ employer }) => employer?.value);
  };
  expect(namesOf(['Time Well Spent'])).toEqual(['Harbor Foods']);
  expect(namesOf([])).toEqual(['Harbor Foods', 'Lakeside Dairy']);
});

test('jobs are sure below their own heading, and not below one of other things', () => {
  const { resume, visual } = factsFrom(asPdf(sample));
  expect(sureJobsOf(resume, visual).size).toBe(resume.experience.length);
  const sections = resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, kind: 'volunteering' as const } : section,
  );
  expect(sureJobsOf({ ...resume, sections }, visual).size).toBe(0);
});
