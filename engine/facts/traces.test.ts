import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import type { Heading, SectionKind } from '../model/resume.ts';
import { tracesOf as traces } from './traces.ts';

const tracesOf = (...lines: readonly (string | { text: string; sizePt: number })[]) =>
  factsFrom(pdfDocument(lines.map((line) => (typeof line === 'string' ? { text: line } : line)))).traces;

test('a known title leaves a trace, alone, before a colon or behind the name of an icon', () => {
  expect([...tracesOf('Skills: welding, bending').titles]).toContain('skills');
  const long = 'welding | bending | soldering | brazing | grinding | drilling | milling | turning';
  expect([...tracesOf(`Skills: ${long}`).titles]).toContain('skills');
  expect([...tracesOf(`Tools we lent: ${long}`).titles]).toEqual([]);
  expect([...tracesOf('GRADUATION-CAP Education').titles]).toContain('education');
  expect([...tracesOf('Taught at the school of the village for two years').titles]).toEqual([]);
});

test('a note in brackets leaves a trace only where it is a usual title', () => {
  expect([...tracesOf('Punjabi', '(Professional Work Proficiency)').titles]).toEqual([]);
  expect([...tracesOf('Mends nets', '(Work Experience)').titles]).toContain('experience');
});

test('a title that goes on with the items below it leaves a trace, a sentence does not', () => {
  expect([...tracesOf('Mends nets', 'Erste Kenntnisse in', 'Word').titles]).toContain('skills');
  expect([...tracesOf('Mends nets', 'Taught pupils competence with tools in').titles]).toEqual([]);
});

const below = (lines: readonly string[]) => tracesOf({ text: 'Certifications', sizePt: 16 }, ...lines).work;

test('several dated occupations below a heading of courses may be jobs, a course with its period is none', () => {
  const work = ['Warehouse Manager', 'Shift Supervisor', 'Truck Driver'].map(
    (title, index) => `${title}, Acme | Mar ${2010 + index} - May ${2011 + index}`,
  );
  expect(below(work)).toHaveLength(3);
  expect(below(work.slice(0, 1))).toEqual([]);
  expect(below(work.map((line) => line.replace(/^[\w ]+,/u, 'Welding course,')))).toEqual([]);
});

const studies = (line: string) => tracesOf({ text: 'Formación laboral', sizePt: 16 }, line, 'Mar 2019 - Jun 2019').work;

test('a dated internship below a title of studies may be a job, a course is none', () => {
  expect(studies('Prácticas de soldadura')).toHaveLength(1);
  expect(studies('Curso de soldadura')).toEqual([]);
});

/** What may be a summary in a resume whose only section has the two lines below the name. */
const unread = (lines: readonly string[], kind: SectionKind, heading: Heading | null): readonly number[] => {
  const { visual, stream, resume, sureJobs } = factsFrom(pdfDocument(['Odalys Brennwick', ...lines]));
  const sections = [{ kind, heading, lines: [1, 2], column: 0 }];
  return traces(visual, stream, { ...resume, summary: null, sections }, sureJobs).maybeSummary;
};

test('a few sentences below no known heading may be a summary, but neither a list nor the text of a known section', () => {
  const sentences = [
    'Ten years on trawlers taught me to hand over calmly, to find waste early,',
    'and to leave a plan that others can follow without asking twice.',
  ];
  const heading: Heading = { text: 'Tides', recognisedBy: 'style', span: { line: 0, from: 0, to: 5, order: 'visual' } };
  expect(unread(sentences, 'contact', null)).toEqual([1, 2]);
  expect(unread(sentences, 'other', heading)).toEqual([1, 2]);
  expect(unread(sentences, 'contact', { ...heading, recognisedBy: 'title' })).toEqual([1, 2]);
  expect(unread(sentences, 'experience', heading)).toEqual([]);
  expect(unread(sentences, 'education', { ...heading, recognisedBy: 'title' })).toEqual([]);
  const listed = sentences.map((line) => `• ${line}`);
  expect(unread(listed, 'contact', null)).toEqual([]);
});

test('a paragraph below the first heading may be a summary, whatever its title, but neither a list there nor a later one', () => {
  const text = [
    'Nurse with twelve years in surgical wards and outpatient clinics of three towns, who likes',
    'to teach the young ones. Holder of a license for anesthesia care (May 2024)',
  ];
  const skills = { text: 'Nursing Skills', sizePt: 16 };
  const jobs = { text: 'Work Experience', sizePt: 16 };
  expect(tracesOf('Ines Harrow', skills, ...text, jobs).maybeSummary).toEqual([2, 3]);
  expect(tracesOf('Ines Harrow', skills, ...text.map((line) => `• ${line}`), jobs).maybeSummary).toEqual([]);
  const labelled = [`Languages: I speak three, and ${text[0] ?? ''}`, text[1] ?? ''];
  expect(tracesOf('Ines Harrow', skills, ...labelled, jobs).maybeSummary).toEqual([]);
  expect(tracesOf('Ines Harrow', jobs, 'Nurse, Alder Clinic, 2019 - 2022', skills, ...text).maybeSummary).toEqual([]);
});

test('schooling is a degree, or a school outside the jobs', () => {
  expect(tracesOf('Bachelor of Arts in History', 'Sorts the catch').schooling).toHaveLength(1);
  expect(tracesOf('Learned the trade at Quarrel Valley College').schooling).toHaveLength(1);
  const job = ['Cook, Quarrel Valley College | Mar 2016 - Present', '• Prepared 300 meals a day.'];
  expect(tracesOf({ text: 'Work Experience', sizePt: 16 }, ...job).schooling).toEqual([]);
});

test('a period of years below a heading that we do not know may be schooling, one below a known title is none', () => {
  const { visual, stream, resume, sureJobs } = factsFrom(
    pdfDocument(['Odalys Brennwick', '1989 - 1994 Zespol Mechaniki, Quarrel']),
  );
  const span = { line: 0, from: 0, to: 5, order: 'visual' as const };
  const below = (recognisedBy: Heading['recognisedBy']): readonly number[] => {
    const heading = { text: 'Bank und Hammer', recognisedBy, span };
    const sections = [{ kind: 'other' as const, heading, lines: [1], column: 0 }];
    return traces(visual, stream, { ...resume, education: [], sections }, sureJobs).schooling;
  };
  expect(below('style')).toEqual([1]);
  expect(below('title')).toEqual([]);
});

test('digits that are no dates may be a phone number', () => {
  expect(tracesOf('Call 8142 340 059 803 645 36').phones).toHaveLength(1);
  expect(tracesOf('06.35.25.47.30.11.20.12.31').phones).toHaveLength(1);
  expect(tracesOf('+91 76097 620XX').phones).toHaveLength(1);
  expect(tracesOf('155 · 256 · 7836  odalys@example.com').phones).toHaveLength(1);
  expect(tracesOf('2016 · 2020', 'Ranks 12 • 7 • 31').phones).toEqual([]);
  expect(tracesOf('Jane Roe - (206)743-', '1233', 'Welder').phones).toHaveLength(1);
  expect(tracesOf('From 2016 - 2020, 12/05/2019, example.com/in/300123456').phones).toEqual([]);
  expect(tracesOf('99.37.89', 'odalys@example.com').phones).toHaveLength(1);
  expect(tracesOf('99.37.89', 'Cleans nets', 'Sorts the catch', 'odalys@example.com').phones).toEqual([]);
  expect(tracesOf('24.07.02', '710049', 'odalys@example.com').phones).toEqual([]);
});

test('a period beside an occupation may be a job, but not in a list of projects', () => {
  expect(tracesOf('Warehouse Manager | Mar 2016 - Present').work).toHaveLength(1);
  expect(tracesOf('Gardening and sailing | Mar 2016 - Present').work).toEqual([]);
  const project = 'Warehouse Manager | Mar 2016 - Present';
  expect(tracesOf({ text: 'Projects', sizePt: 16 }, project, 'A game about boats').work).toEqual([]);
});

/** What looks like work beside two dates above each other. */
const timeline = (...beside: readonly string[]): readonly number[] =>
  factsFrom(
    pdfDocument(
      ['Aug 2019', 'Mar 2016'].flatMap((text, index) => [
        { text, y: 200 + index * 16 },
        { text: beside[index] ?? '', x: 200, y: 200 + index * 16 },
      ]),
    ),
  ).traces.work;

test('dates above each other in a gutter may be those of a job beside them', () => {
  expect(timeline('Warehouse Manager', 'Harbor Foods')).toHaveLength(1);
  expect(timeline('Gardening', 'Sailing')).toEqual([]);
});

test('words set large that are no title look like a name', () => {
  const text = ['Cleans and mends nets', 'Sorts the catch', 'Paints the boats'];
  expect(tracesOf({ text: 'Odalys Brennwick', sizePt: 20 }, ...text).largeWords).toHaveLength(1);
  expect(tracesOf({ text: 'Work Experience', sizePt: 20 }, ...text).largeWords).toEqual([]);
  expect(tracesOf('Odalys Brennwick', ...text).largeWords).toEqual([]);
});

test('a label for an address, or a postal code, may say where somebody lives', () => {
  expect(tracesOf('Odalys Brennwick', 'Teléfono', '555 010 020', 'Dirección', 'Quarrel y Thorn').places).toHaveLength(
    1,
  );
  expect(tracesOf('Odalys Brennwick', 'Quarrel Academy | Thornby, 710049, Q.R.Land').places).toHaveLength(1);
  expect(tracesOf('Odalys Brennwick', 'Mends nets', '2360, Oud-Thornby').places).toHaveLength(1);
  expect(tracesOf('Odalys Brennwick', 'mends nets', 'quarrelby, thorn state').places).toHaveLength(1);
  expect(tracesOf('Odalys Brennwick', 'mends nets, and knows the law of every state of the union').places).toEqual([]);
  expect(tracesOf('Odalys Brennwick', '2019 Thornby').places).toEqual([]);
  expect(tracesOf('Odalys Brennwick', '1500 Members served by a club of four').places).toEqual([]);
  expect(tracesOf('Odalys Brennwick', 'Sold 710,049 tickets and 12,000 seats').places).toEqual([]);
});

const afterSchool = (...lines: readonly string[]) =>
  tracesOf({ text: 'Education', sizePt: 16 }, 'Harrow College, Leeds', 'Sept 2014 - June 2016', ...lines).work;

test('paragraphs below the schools that tell of dated work may be jobs, a single one is of a school', () => {
  const told = [
    'Nov 2017 - Mar 2018: I worked for a mill as a hand. I learned to dress the stones there.',
    'June 2018 - May 2020: Marlow Mills. My last job, working in a team of three.',
  ];
  expect(afterSchool(...told)).toHaveLength(2);
  expect(afterSchool(...told.slice(0, 1))).toEqual([]);
  expect(afterSchool(...told.map((line) => line.replace('work', 'stud')))).toEqual([]);
});
