import { beforeAll, expect, test } from 'vitest';
import { casesOfThisRun } from '#tests/extent.ts';
import { analyze } from './analyze.ts';
import type { Pdfium } from './read/pdf/pdfium/pdfium.ts';
import { buildDocx, paragraph, run } from './testing/build-docx.ts';
import { pdfiumForTests } from './testing/pdfium.ts';
import { spellerForTests } from './testing/speller.ts';

// Whoever uploads a file chooses its words: no pattern and no stage may take more than linear time over a long run.

/** What the runs repeat; letters, signs, dates and words of schools first, for `npm test`. */
const units: readonly string[] = [
  'x@',
  'x@x.',
  ',',
  'a, ',
  '-',
  '(',
  'A',
  'Ab',
  '漢',
  '1',
  '01/2020-',
  'University of ',
  'a',
  'é',
  'ß',
  'aB',
  '2020',
  'Jan 2020 - ',
  '(555) ',
  '+1 ',
  'a,',
  '.',
  'a.',
  'B.S.',
  '. ',
  '/',
  'a/',
  'https://a.',
  'a-',
  'a\u00AD',
  'a\u200B',
  '()',
  ')',
  ':',
  'a: ',
  '’',
  '"',
  '_',
  '#',
  ' ',
  'a\t',
  'A & ',
  'a | ',
  '• ',
  'Abc ',
  'and ',
];
const unitsOfThisRun = casesOfThisRun(units, 12);

const runOf = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** A resume with the text once in each of its sections, where different recognizers read it. */
const resumeWith = (text: string): Uint8Array =>
  buildDocx({
    body: [
      'Jane Roe',
      'jane@example.org | 0113 496 0000 | Leeds, UK',
      text,
      'Experience',
      'Welder, Harrow Yard Ltd, Leeds, 2015 – 2020',
      '• Welded hulls for three ferries a year',
      text,
      'Education',
      'BSc Botany, University of Kent, 2010 – 2014',
      text,
      'Skills',
      'Welding, brazing',
      text,
    ]
      .map((line) => paragraph(run(line)))
      .join(''),
  });

let pdfium: Pdfium;
/** Milliseconds of processor time on this thread. */
const timeFor = (bytes: Uint8Array, job?: string): number => {
  const before = process.threadCpuUsage();
  const input = { bytes, filename: 'resume.docx', today: '2026-11-22' };
  analyze(job === undefined ? input : { ...input, job }, pdfium, spellerForTests);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const plainJob = 'Welder wanted. Requirements: five years of welding.';

beforeAll(async () => {
  pdfium = await pdfiumForTests();
  // The first analysis compiles the engine and unfolds the dictionary.
  timeFor(resumeWith('Welded three hulls.'), plainJob);
});

/** In characters. A document has four such runs. */
const runLength = 50_000;
/** The most that a job description may have. */
const jobLength = 20_000;
/** Such a document takes about a tenth of this, with a quadratic pattern several seconds. */
const maxTimeMs = 800;

test.each(unitsOfThisRun)('four runs of %j are read in linear time', (unit) => {
  expect(timeFor(resumeWith(runOf(unit, runLength)))).toBeLessThan(maxTimeMs);
});

test.each(unitsOfThisRun)('a job description of %j is read in linear time', (unit) => {
  const job = `${plainJob}\nRequirements\n- ${runOf(unit, jobLength)}`;
  expect(timeFor(resumeWith('Welded three hulls.'), job)).toBeLessThan(maxTimeMs);
});

const alone = ['vendor', 'inventory', 'customer', 'budget', 'contract', 'safety', 'quality', 'payroll'];
const inCells = ['planning', 'control', 'audit', 'review', 'analysis', 'reporting', 'strategy', 'training'];
/** The cells of one line, and the places of each word. */
const tabs = 10_000;
const repeats = 45;
const repeated = (words: readonly string[]): string[] => Array.from({ length: repeats }, () => words).flat();

test('terms whose words stand in many short lines and in a line of many cells are found in linear time', () => {
  const cells = `${run('Crafts')}<w:r>${'<w:tab/><w:t>a</w:t>'.repeat(tabs)}<w:tab/></w:r>${run(repeated(inCells).join(' '))}`;
  const lines = ['Jane Roe', 'jane@example.org', 'Skills', ...repeated(alone)].map((line) => run(line));
  const body = [...lines, cells].map((line) => paragraph(line)).join('');
  const terms = alone.flatMap((one) => inCells.map((other) => `${one} ${other}`));
  const job = `${plainJob}\nRequirements\n${terms.map((term) => `- Knowledge of ${term}`).join('\n')}`;
  expect(timeFor(buildDocx({ body }), job)).toBeLessThan(maxTimeMs);
});

/** Of nine words and no full stop each. They take a quarter of the time; to count all words again for each line takes seconds. */
const openLines = 2_000;

test('a long paragraph without the end of a sentence is read in linear time', () => {
  const known = ['Jane Roe', 'jane@example.org', 'Education', 'BSc Botany, University of Kent, 2010 – 2014'];
  const heading = '<w:outlineLvl w:val="0"/>';
  const body = [
    ...known.map((line) => paragraph(run(line), line === 'Education' ? heading : '')),
    paragraph(run('Miscellany'), heading),
    ...Array.from({ length: openLines }, () => paragraph(run('the quick brown fox jumps over lazy dogs and'))),
  ].join('');
  expect(timeFor(buildDocx({ body }))).toBeLessThan(maxTimeMs);
});
