import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { contentsOf } from './contents.ts';

/** The first words of the bullets that are looked for in a resume whose first bullet is this line. */
const soughtWith = (line: string): (string | undefined)[] => {
  const { resume, visual, document, headings } = factsFrom(asPdf(changed('• Cut spoilage', line)));
  const at = visual.lines.findIndex(({ text }) => text.includes(line.replace('• ', '')));
  const { text = '', markerLength = 0 } = visual.lines[at] ?? {};
  const value = text.slice(markerLength);
  const spans = [{ order: 'visual' as const, line: at, from: markerLength, to: text.length }];
  const experience = resume.experience
    .slice(0, 1)
    .map((job) => ({ ...job, bullets: [{ value, confidence: 0.9, spans }] }));
  return contentsOf({ ...resume, experience }, visual, document.runs, headings).jobs.flatMap(({ bullets }) =>
    bullets.map(({ words }) => words[0]),
  );
};

test('a line with a bullet sign is looked for below its job, also when it begins with a year', () => {
  expect(soughtWith('• 2018 was the year of the new depot in Madison.')).toEqual(['2018']);
});

test('a plain sentence is looked for', () => {
  expect(soughtWith('Kept the depot in Madison running for 2018 and beyond.')).toEqual(['kept']);
});

test('a plain line that begins with a year may be the next job, and is not looked for', () => {
  expect(soughtWith('2018 Delmar Foods of Madison, Packer')).toEqual([]);
});

const contentsWith = (beginning: string, ...lines: readonly string[]) => {
  const { resume, visual, document, headings } = factsFrom(asPdf(changed(beginning, ...lines)));
  return contentsOf(resume, visual, document.runs, headings);
};

test.each([
  ['a sentence', '• Cut spoilage in nine depots by changing the order of loading.', true],
  [
    'a year, as a publication or the header of a job has',
    '• The shifts of tomorrow, Journal of Logistics, 2014',
    false,
  ],
  ['a list behind a label', '• Stack: Node, React, PostgreSQL and Redis', false],
  ['a word or two', '• Team lead', false],
  ['the words of another', '• Trained 25 new colleagues in HACCP rules.', false],
])('a bullet with %s may be named or not', (_, line, isSure) => {
  const [first] = contentsWith('• Cut spoilage', line).jobs.flatMap(({ bullets }) => bullets);
  expect(first?.isSure).toBe(isSure);
});

test.each([
  ['whole', '', true],
  ['cut at a hyphen', '-', false],
])('a job whose employer is %s at the end of its line may be named or not', (_, hyphen, isSure) => {
  const { resume, visual, document, headings } = factsFrom(asPdf(sample));
  const lines = visual.lines.map((line) => ({ ...line }));
  const experience = resume.experience.map((job) => {
    const [span] = job.employer?.spans ?? [];
    const line = span === undefined ? undefined : lines[span.line];
    if (span !== undefined && line !== undefined && hyphen !== '')
      line.text = `${line.text.slice(0, span.to)}${hyphen}`;
    return job;
  });
  const { jobs } = contentsOf({ ...resume, experience }, { ...visual, lines }, document.runs, headings);
  expect(jobs.at(-1)?.isSure).toBe(isSure);
});

test.each([
  [0.6, true],
  [0.59, false],
])('a job whose employer is read with a confidence of %s may be named or not', (confidence, isSure) => {
  const { resume, visual, document, headings } = factsFrom(asPdf(sample));
  const experience = resume.experience.map(({ employer, ...job }) => ({
    ...job,
    employer: employer === null ? null : { ...employer, confidence },
  }));
  const { jobs } = contentsOf({ ...resume, experience }, visual, document.runs, headings);
  expect(jobs.map((job) => job.isSure)).toEqual([isSure, isSure]);
});

test.each([
  ['both ends of its dates', 'Jun 2016 - Feb 2020', true],
  ['a lone year', '2016', false],
])('a job with %s may be named or not', (_, dates, isSure) => {
  const header = `Shift Supervisor, Lakeside Dairy, Madison, WI | ${dates}`;
  expect(contentsWith('Shift Supervisor', header).jobs.at(-1)?.isSure).toBe(isSure);
});

test('skills that were cut at a bracket are not named', () => {
  const { skills } = contentsWith('SAP, Excel', 'SAP, Excel (pivot tables), HACCP');
  expect(skills.filter(({ isSure }) => isSure).map(({ words }) => words.join(' '))).toEqual(['sap', 'haccp']);
});

/** The headings that are looked for when this stands behind the first of them. */
const headingsWith = (behind: string): number => {
  const { resume, visual, document, headings } = factsFrom(asPdf(sample));
  const first = headings?.[0]?.heading.span.line;
  const lines = visual.lines.map((line, at) => (at === first ? { ...line, text: `${line.text}${behind}` } : line));
  return contentsOf(resume, { ...visual, lines }, document.runs, headings).headings.length;
};

test('a title with a date in the next cell may be a course in a list, and is not looked for', () => {
  expect(headingsWith('\t2021-2022\tKeri Roe')).toBe(headingsWith('') - 1);
  expect(headingsWith('\tCertificate of Acting, Lakeside College 2020-2023')).toBe(headingsWith(''));
});

test.each([
  ['Skills:', 1],
  ['Skills: Tools:', 0],
])('"%s" is looked for as a heading %d times', (title, count) => {
  const lines = sample.map((line) => (line === 'Skills' ? title : line));
  const { resume, visual, document, headings } = factsFrom(asPdf(lines, {}, [title]));
  const at = visual.lines.findIndex(({ text }) => text === title);
  const span = { order: 'visual' as const, line: at, from: 0, to: title.length - 1 };
  const all = (headings ?? []).map((found) =>
    found.heading.span.line === at ? { ...found, isUsual: true, heading: { ...found.heading, span } } : found,
  );
  const sought = contentsOf(resume, visual, document.runs, all).headings;
  expect(sought.filter(({ words }) => words.includes('skills'))).toHaveLength(count);
});

test('a role has the employer of the one above also where that one is not looked for', () => {
  const roles = [
    'Harbor Foods, Chicago, IL',
    'Depot Manager | Mar 2020 - Present',
    '• Planned the shifts of forty people',
  ];
  const second = ['Shift Lead | Jan 2018 - Feb 2020', '• Trained 25 people on the new system'];
  const lines = ['Jane Roe', 'jane.roe@example.com', 'Work Experience', ...roles, ...second];
  const { resume, visual, document, headings } = factsFrom(asPdf(lines));
  const [first, ...others] = resume.experience;
  expect(others.map(({ employer }) => employer?.value)).toEqual([first?.employer?.value]);
  const { jobs } = contentsOf(resume, visual, document.runs, headings, (job) => job !== first);
  expect(jobs.map(({ parts }) => parts.length)).toEqual([2]);
});
