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

test('jobs are sure although one below the first is set like the headings', () => {
  const lines = sample.flatMap((line) =>
    line.startsWith('Shift Supervisor')
      ? [
          'Lakeside Dairy',
          'Shift Supervisor, Jun 2018 - Feb 2020',
          '• Trained 25 new colleagues in HACCP rules.',
          'Marlow Mills',
          'Packing Supervisor, Jun 2016 - May 2018',
        ]
      : [line],
  );
  const { resume, visual } = factsFrom(asPdf(lines, {}, ['Lakeside Dairy', 'Marlow Mills']));
  const employers = resume.experience.map(({ employer }) => employer?.value);
  expect(employers).toEqual(['Harbor Foods', 'Lakeside Dairy', 'Marlow Mills']);
  expect([...sureJobsOf(resume, visual)].map(({ employer }) => employer?.value)).toEqual(employers);
});

const sureTitlesWith = (lines: readonly string[], headed: readonly string[]): (string | undefined)[] => {
  const all = [...sample.slice(0, 11), ...lines, ...sample.slice(16)];
  const { resume, visual } = factsFrom(asPdf(all, {}, headed));
  return [...sureJobsOf(resume, visual)].map(({ title }) => title?.value);
};

test('a job is not sure whose title may be the line in other type above the employer', () => {
  const head = ['Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020', 'Shift Supervisor', '• Trained 25 colleagues.'];
  expect(sureTitlesWith(head, [])).toHaveLength(2);
  expect(sureTitlesWith(['OWN BUSINESS', ...head], ['OWN BUSINESS'])).toHaveLength(1);
});

test('jobs are sure below their own heading, and not below one of other things', () => {
  const { resume, visual } = factsFrom(asPdf(sample));
  expect(sureJobsOf(resume, visual).size).toBe(resume.experience.length);
  const sections = resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, kind: 'volunteering' as const } : section,
  );
  expect(sureJobsOf({ ...resume, sections }, visual).size).toBe(0);
});

test('neither tools nor levels nor courses of study are sure jobs', () => {
  const { resume, visual } = factsFrom(asPdf(sample));
  const sureWith = (title: string): number => {
    const experience = resume.experience.map((job) => ({ ...job, title: job.title && { ...job.title, value: title } }));
    return sureJobsOf({ ...resume, experience }, visual).size;
  };
  expect(sureWith('Adobe Illustrator')).toBe(0);
  expect(sureWith('Expert')).toBe(0);
  expect(sureWith('Studium zum Wirtschaftsingenieur')).toBe(0);
  expect(sureWith('Studentessa')).toBe(0);
  expect(sureWith('Student Assistant')).toBe(2);
  expect(sureWith('Illustrator')).toBe(2);
  expect(sureWith('Packer')).toBe(2);
  expect(sureWith('Soil Expert')).toBe(2);
});
