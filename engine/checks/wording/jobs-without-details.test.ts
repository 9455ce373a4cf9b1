import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
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
    {
      name: 'a title above another at a different employer',
      lines: [
        ...sample.slice(0, 6),
        'Senior Operations Manager, Ashby Mills, Chicago, IL | Mar 2023 - Present',
        'Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Mar 2023',
        ...sample.slice(7),
      ],
      quotes: ['Senior Operations Manager'],
      score: 2 / 3,
    },
    {
      name: 'a job for an employer whose name is an everyday word of another job',
      lines: [
        ...sample.slice(0, 11),
        'Shift Supervisor, Warehouses Direct, Madison, WI | Jun 2016 - Feb 2020',
        ...sample.slice(16),
      ],
      quotes: ['Shift Supervisor'],
      score: 0.5,
    },
  ],
  passes: [{ name: 'jobs with bullets', lines: sample }],
  others: [
    {
      name: 'a job that a paragraph below another tells of',
      lines: [
        ...sample.slice(0, 7),
        ...sample.slice(11, 16),
        'While I was at Harbor Foods, I had a team of 14.',
        ...sample.slice(16),
      ],
      is: 'unsure',
    },
    {
      name: 'a job with only the name of a department',
      lines: [...sample.slice(0, 7), '• IT Department', ...sample.slice(16)],
      is: 'not-applicable',
    },
    {
      name: 'two titles at one employer above one list of bullets',
      lines: [
        ...sample.slice(0, 6),
        'Senior Operations Manager, Harbor Foods, Chicago, IL | Mar 2023 - Present',
        'Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Mar 2023',
        ...sample.slice(7),
      ],
      is: 'unsure',
    },
    {
      name: 'an entry that may be no job',
      lines: [
        ...sample.slice(0, 11),
        'Course in Welding, Lakeside College, Madison, WI | Jun 2014 - Feb 2016',
        ...sample.slice(16),
      ],
      is: 'unsure',
    },
    {
      name: 'a job with only a title, beside the dates of another below the skills',
      lines: [...sample.slice(0, 12), ...sample.slice(16), 'Jun 2014 - Feb 2016', '• Kept 12 lines supplied.'],
      is: 'unsure',
    },
  ],
});

const outcomeOf = (lines: readonly string[]) => runCheck(jobsWithoutDetails, factsFrom(asPdf(lines))).outcome;

test('names jobs that are among the newest by their dates, wherever they are on the page', () => {
  const older = [2010, 2011, 2012].map((year) => `Clerk, Lakeside Dairy, Madison, WI | Jan ${year} - Dec ${year}`);
  const [before, newer, after] = [sample.slice(0, 6), sample.slice(6, 16), sample.slice(16)];
  expect(outcomeOf([...before, ...older, ...newer, ...after])).toMatchObject({
    is: 'fail',
    findings: [{ message: 'One of your newest jobs has no bullets or sentences below the title.' }],
  });
  const newest = 'Director, Lakeside Dairy, Madison, WI | Apr 2021 - Present';
  expect(outcomeOf([...before, ...older.slice(0, 1), ...newer, newest, ...after])).toMatchObject({
    is: 'fail',
    findings: [{ evidence: [{ quote: expect.stringContaining('Director') as string }] }],
  });
});

const at = (x: number, first: number, step: number) => (text: string, row: number) => ({
  text,
  x,
  y: first + row * step,
});

test('a column without a heading beside the titles may describe the jobs', () => {
  const jobs = [
    'Warehouse Supervisor',
    'Harbor Foods',
    'Mar 2020 - Present',
    'Shift Supervisor',
    'Lakeside Dairy',
    'Jun 2016 - Feb 2020',
  ];
  const beside = [
    'Kept the cold rooms in order,',
    'trained new colleagues in hygiene',
    'and counted the stock each week',
    'Packed cheese for the shops,',
    'cleaned the belts every evening',
    'and drove the small fork lift',
  ];
  const documentWith = (column: readonly string[]) =>
    pdfDocument([
      { text: 'Jane Roe', x: 72, y: 60, sizePt: 18 },
      { text: 'jane.roe@example.com', x: 72, y: 84 },
      { text: 'Work Experience', x: 72, y: 120, isBold: true, sizePt: 14 },
      ...jobs.map(at(72, 150, 20)),
      ...column.map(at(330, 143, 17)),
      { text: 'Education', x: 72, y: 320, isBold: true, sizePt: 14 },
      { text: 'Bachelor of Science, Marlow University, May 2016', x: 72, y: 350 },
    ]);
  const outcome = (column: readonly string[]) =>
    runCheck(jobsWithoutDetails, factsFrom(documentWith(column))).outcome.is;
  expect(outcome([])).toBe('fail');
  expect(outcome(beside)).not.toBe('fail');
});

test('does not speak of several jobs where there is one', () => {
  expect(outcomeOf([...sample.slice(0, 6), ...sample.slice(11, 12), ...sample.slice(16)])).toMatchObject({
    is: 'fail',
    findings: [{ message: 'The job that we found has no bullets or sentences below the title.' }],
  });
});

test('counts the jobs where several have no text', () => {
  const older = [2013, 2014].map((year) => `Clerk, Lakeside Dairy, Madison, WI | Jan ${year} - Dec ${year}`);
  expect(outcomeOf([...sample.slice(0, 11), ...older, ...sample.slice(16)])).toMatchObject({
    is: 'fail',
    findings: [{ message: '2 of your newest jobs have no bullets or sentences below the title.' }],
  });
});

test("says 'at least' where another new job may have no text either", () => {
  const facts = factsFrom(asPdf([...sample.slice(0, 12), ...sample.slice(16)]));
  const [first, bare] = facts.resume.experience;
  if (first === undefined || bare === undefined) throw new Error('the sample has two jobs');
  const experience = [{ ...first, bullets: [] }, bare];
  const { outcome } = runCheck(jobsWithoutDetails, { ...facts, resume: { ...facts.resume, experience } });
  expect(outcome).toMatchObject({
    findings: [{ message: 'At least one of your newest jobs has no bullets or sentences below the title.' }],
  });
});

test('does not praise where an older job is one line', () => {
  const older = ['Clerk, Lakeside Dairy, Madison, WI | Jan 2014 - Dec 2014'];
  const newer = ['Packer, Lakeside Dairy, Madison, WI | Jan 2015 - Dec 2015', ...sample.slice(12, 16)];
  expect(outcomeOf([...sample.slice(0, 16), ...newer, ...older, ...sample.slice(16)]).is).toBe('not-applicable');
  expect(outcomeOf([...sample.slice(0, 16), ...newer, ...sample.slice(16)]).is).toBe('pass');
});

test('is unsure where lines with a dash below the title were read as something else', () => {
  const facts = factsFrom(asPdf([...sample.slice(0, 12), '-Filled mail', '-Made calls', ...sample.slice(16)]));
  const experience = facts.resume.experience.map((job, index) => (index === 1 ? { ...job, bullets: [] } : job));
  expect(runCheck(jobsWithoutDetails, { ...facts, resume: { ...facts.resume, experience } }).outcome.is).toBe('unsure');
});

test('is unsure which jobs are the newest where one has no date and the oldest is first', () => {
  const facts = factsFrom(asPdf([...sample.slice(0, 12), ...sample.slice(16)]));
  const [first, bare] = facts.resume.experience;
  if (first === undefined || bare === undefined) throw new Error('the sample has two jobs');
  const undated = { ...first, period: null };
  const outcomeWith = (...experience: (typeof first)[]) =>
    runCheck(jobsWithoutDetails, { ...facts, resume: { ...facts.resume, experience } }).outcome.is;
  expect(outcomeWith(bare, first, undated)).toBe('unsure');
  expect(outcomeWith(first, bare, undated)).toBe('fail');
  expect(outcomeWith(first, undated)).toBe('not-applicable');
  // The lines of the other job belong to none.
  expect(outcomeWith(first)).toBe('no-finding');
});

test('is unsure while text is between the lines of a header, which may be of two jobs', () => {
  const facts = factsFrom(asPdf(sample));
  const [first, second] = facts.resume.experience;
  if (first === undefined || second === undefined) throw new Error('the sample has two jobs');
  const mixed = { ...second, employer: first.employer, bullets: [] };
  const outcome = runCheck(jobsWithoutDetails, {
    ...facts,
    sureJobs: new Set([mixed]),
    resume: { ...facts.resume, experience: [mixed] },
  }).outcome;
  expect(outcome.is).toBe('unsure');
});

test('is unsure while lines below a job may describe it, although they were not read as its bullets', () => {
  const facts = factsFrom(asPdf(sample));
  const experience = facts.resume.experience.map((job) => ({ ...job, bullets: [] }));
  const result = runCheck(jobsWithoutDetails, { ...facts, resume: { ...facts.resume, experience } });
  expect(result.outcome.is).toBe('unsure');
});

test('is unsure while an entry without both names follows: the bullets below it may belong to the job', () => {
  const facts = factsFrom(asPdf(sample));
  const [first, second] = facts.resume.experience;
  if (first === undefined || second === undefined) throw new Error('the sample has two jobs');
  const header = new Set([first.title, first.employer].flatMap((field) => field?.spans.map(({ line }) => line) ?? []));
  const sections = facts.resume.sections.map((section) =>
    section.kind === 'experience' ? { ...section, lines: [...header] } : section,
  );
  const bare = { ...first, bullets: [] };
  const outcomeWith = (next: typeof second) =>
    runCheck(jobsWithoutDetails, {
      ...facts,
      sureJobs: new Set([bare]),
      resume: { ...facts.resume, sections, experience: [bare, next] },
    }).outcome.is;
  expect(outcomeWith({ ...second, employer: null })).toBe('unsure');
  expect(outcomeWith(second)).toBe('fail');
});

/** The second job has a heading below its title, and these lines below that. */
const outcomeAbove = (below: readonly string[]) => {
  const lines = [...sample.slice(0, 12), 'Technologies', ...below, ...sample.slice(16)];
  return runCheck(jobsWithoutDetails, factsFrom(asPdf(lines, {}, ['Technologies']))).outcome.is;
};

/** The second job has no bullets, and `words` behind its employer. */
const outcomeBeside = (words: string, behind = 'Madison, WI') => {
  const header = sample[11]?.replace(behind, words) ?? '';
  return runCheck(jobsWithoutDetails, factsFrom(asPdf([...sample.slice(0, 11), header, ...sample.slice(16)]))).outcome
    .is;
};

test('brackets beside the title may say what was done, a place and a kind of work do not', () => {
  expect(outcomeBeside('Madison, WI (built the forecast of costs, got a full-time offer)')).toBe('unsure');
  expect(outcomeBeside('Madison, WI (full-time)')).toBe('fail');
  expect(outcomeBeside('The Old Harbor by the Lake, Madison, WI')).toBe('fail');
});

test('brackets that describe the employer say nothing of the work', () => {
  const leading = '(a leading maker of cheese in Wisconsin)';
  expect(outcomeBeside(`Lakeside Dairy ${leading}, Madison, WI`, 'Lakeside Dairy, Madison, WI')).toBe('fail');
  expect(outcomeBeside(`Lakeside Dairy, Madison, WI ${leading}`, 'Lakeside Dairy, Madison, WI')).toBe('fail');
  const makers = '(cheese and butter for all of Wisconsin)';
  expect(outcomeBeside(`Lakeside Dairy ${makers}, Madison, WI`, 'Lakeside Dairy, Madison, WI')).toBe('fail');
});

test('is unsure while half of an employer in the next line may have been read as the heading of its bullets', () => {
  expect(outcomeAbove(sample.slice(12, 16))).toBe('unsure');
  expect(outcomeAbove(['Welding, rigging, pipe bending'])).toBe('fail');
});

test('is unsure while the line below the title was read together with one of another column', () => {
  const facts = factsFrom(asPdf([...sample.slice(0, 12), ...sample.slice(16)]));
  const title = facts.resume.experience[1]?.title?.spans[0]?.line ?? -1;
  const head = facts.visual.lines[title];
  if (head === undefined || head.box === null) throw new Error('the second job has a title');
  const box = { ...head.box, x: head.box.x - 200, y: head.box.y + 15, width: 400 };
  const outcomeWith = (isBesideColumn: boolean) => {
    const glued = { ...head, text: 'Thesis on the storage of Kept the lines supplied', box, isBesideColumn };
    const lines = facts.visual.lines.map((line, index) => (index === title ? { ...line, isBesideColumn } : line));
    return runCheck(jobsWithoutDetails, { ...facts, visual: { ...facts.visual, lines: [...lines, glued] } }).outcome.is;
  };
  expect(outcomeWith(true)).toBe('unsure');
  expect(outcomeWith(false)).toBe('fail');
});

test('asks for no details of a job that has not begun', () => {
  expect(outcomeBeside('Jun 2027 - Upcoming', 'Jun 2016 - Feb 2020')).toBe('not-applicable');
  expect(outcomeBeside('Jun 2027 - Feb 2028 (upcoming)', 'Jun 2016 - Feb 2020')).toBe('not-applicable');
  expect(outcomeBeside('Upcoming Films', 'Lakeside Dairy')).toBe('fail');
  expect(outcomeBeside('Jun 2017 - Feb 2020', 'Jun 2016 - Feb 2020')).toBe('fail');
});

/** The older job of the sample with only a header, and a cell beside it. */
const withCell = (cell: string): string => {
  const facts = factsFrom(asPdf([...sample.slice(0, 12), ...sample.slice(16)]));
  const job = facts.resume.experience.at(-1);
  const line = job?.title?.spans[0]?.line ?? -1;
  const lines = facts.visual.lines.map((one, index) =>
    index === line ? { ...one, text: `${one.text}\t${cell}` } : one,
  );
  return runCheck(jobsWithoutDetails, { ...facts, visual: { ...facts.visual, lines } }).outcome.is;
};

test('is unsure about a job with text in a cell beside its header', () => {
  expect(withCell('Night counter; narcotic register')).toBe('unsure');
  expect(withCell('Routes 7, 11 and 33.')).toBe('unsure');
  expect(withCell('(2 years 3 months)')).toBe('fail');
  expect(withCell('part')).toBe('fail');
});
