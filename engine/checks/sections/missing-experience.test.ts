import { expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingExperience } from './missing-experience.ts';

const under = (...lines: readonly string[]): readonly string[] =>
  withoutSection('Work Experience', 'Education').flatMap((line) =>
    line === 'Education' ? ['Crumbs', ...lines, line] : [line],
  );

testCheck(missingExperience, {
  fails: [
    { name: 'a resume without jobs', lines: withoutSection('Work Experience', 'Education'), quotes: [''] },
    {
      name: 'a heading with nothing below it',
      document: docxDocument([
        'Jane Roe',
        { text: 'Work Experience', headingLevel: 1 },
        { text: 'Education', headingLevel: 1 },
        'Bachelor of Science in Food Science, University of Wisconsin, May 2016',
      ]),
      quotes: ['Work Experience'],
    },
    {
      name: 'occupations under a heading that we did not know',
      lines: under(
        'Warehouse Manager, Harbor Foods',
        'Kept the stock of two halls',
        'Shift Supervisor, Lakeside Dairy',
      ),
      headed: ['Crumbs'],
      quotes: ['Warehouse Manager, Harbor Foods', 'Shift Supervisor, Lakeside Dairy'],
      score: 0,
    },
    {
      name: 'one occupation among other things under such a heading',
      lines: under('Warehouse Manager, Harbor Foods', 'Kept the stock of two halls', 'I like the sea.'),
      headed: ['Crumbs'],
      quotes: [''],
    },
    {
      name: 'a heading over words that are no job',
      lines: [
        ...withoutSection('Work Experience', 'Education'),
        'Work Experience',
        'None of my jobs can be named here',
      ],
      quotes: ['Work Experience'],
    },
    {
      name: 'jobs that we did not read, below other things',
      lines: [...withoutSection('Work Experience', 'Education'), 'Warehouse Manager | Mar 2016 - Present'],
      quotes: ['Warehouse Manager'],
      score: 0,
    },
    {
      name: 'jobs on a timeline, their dates above each other in a gutter',
      document: pdfDocument([
        ...withoutSection('Work Experience', 'Education').map((text, index) => ({ text, y: 60 + index * 16 })),
        { text: 'Aug 2019', y: 600 },
        { text: 'Warehouse Manager', x: 200, y: 600 },
        { text: 'Mar 2016', y: 616 },
        { text: 'Harbor Foods', x: 200, y: 616 },
      ]),
      quotes: ['Warehouse Manager'],
      score: 0,
    },
  ],
  passes: [{ name: 'a resume with jobs', lines: sample }],
  others: [
    {
      name: 'a beginner who writes that there are no jobs',
      lines: [...withoutSection('Work Experience', 'Education'), 'Work Experience', 'None'],
      is: 'unsure',
    },
    {
      name: 'a beginner who says so in a sentence',
      lines: [
        ...withoutSection('Work Experience', 'Education'),
        'Work Experience',
        'Being a student, I currently possess no work experience other than helping at the mill.',
        'I am willing to learn.',
      ],
      is: 'unsure',
    },
    {
      name: 'the credits of a performer',
      lines: [
        ...withoutSection('Work Experience', 'Education'),
        'THEATRE',
        'The Mill\tBaker\tHarrow Players',
        'FILM/TV',
        'On Rye\tMiller\tdir. Ann Poe',
      ],
      is: 'unsure',
    },
    {
      name: 'a beginner with projects',
      lines: [
        ...withoutSection('Work Experience', 'Education'),
        'Projects',
        'Food Bank Planner, 2024',
        '• Planned the deliveries of a food bank in Excel.',
      ],
      is: 'unsure',
    },
  ],
});

test.each([
  ['columns', 'Bookbinding\tGilding\tPressing', true],
  ['one line', 'Bookbinding and gilding', false],
])('the advice names tabs and cells where the section has them: %s', (_what, text, has) => {
  const lines = [...withoutSection('Work Experience', 'Education'), 'Work Experience', text];
  const { outcome } = runCheck(missingExperience, factsFrom(asDocx(lines)));
  const fix = outcome.is === 'fail' ? outcome.findings.map((finding) => finding.fix).join(' ') : '';
  expect(fix).toContain('title, employer and dates first');
  expect(fix.includes('tabs')).toBe(has);
});

test.each([
  ['with an employer', { employer: true, end: null }, 'pass'],
  ['with a period', { employer: false, end: 'present' as const }, 'pass'],
  ['with neither, which may be courses', { employer: false, end: null }, 'unsure'],
])('jobs %s', (_what, { employer, end }, is) => {
  const facts = factsFrom(asDocx(sample));
  const experience = facts.resume.experience.map((job) => ({
    ...job,
    employer: employer ? job.employer : null,
    period: job.period && { ...job.period, value: { ...job.period.value, end } },
  }));
  expect(runCheck(missingExperience, { ...facts, resume: { ...facts.resume, experience } }).outcome.is).toBe(is);
});

const withTitles = (...titles: readonly string[]): string => {
  const facts = factsFrom(asDocx(sample));
  const jobs = facts.resume.experience;
  const experience = titles.flatMap((value, index) => {
    const job = jobs[index % jobs.length];
    const title = job?.title ?? null;
    return job === undefined || title === null ? [] : [{ ...job, title: { ...title, value } }];
  });
  return runCheck(missingExperience, { ...facts, resume: { ...facts.resume, experience } }).outcome.is;
};

test.each([
  ['I have no work experience yet, but I am willing to learn.', true],
  ['Noch habe ich keine Berufserfahrung.', true],
  ['Helped people who have never worked to find a first job', false],
  ['Taught computers to clients who have no work experience in offices', false],
])('only a beginner says to have had no jobs: %s', (sentence, isSaid) => {
  const lines = [...withoutSection('Work Experience', 'Education'), 'Work Experience', sentence];
  const { outcome } = runCheck(missingExperience, factsFrom(asDocx(lines)));
  expect(outcome.is === 'unsure' && outcome.because.includes('you have had no jobs')).toBe(isSaid);
});

test.each([
  [['Baker', 'Volunteer'], 'pass'],
  [['Baker', 'Participant of the Rye Workshop'], 'pass'],
  [['Participant of the Rye Workshop', 'Volunteer at Mill Run', 'Baker'], 'unsure'],
  [['Jane Roe', 'Jane Roe'], 'unsure'],
])('events and a signature are no work history: %j', (titles, is) => {
  expect(withTitles(...titles)).toBe(is);
});
