import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Traces } from '../../model/facts.ts';
import { runCheck } from '../run-checks.ts';
import { missingSummary } from './missing-summary.ts';

testCheck(missingSummary, {
  fails: [
    { name: 'a resume that begins with jobs', lines: withoutSection('Summary', 'Work Experience'), quotes: [''] },
  ],
  passes: [{ name: 'a resume with a summary', lines: sample }],
  others: [
    {
      name: 'contact details under the title of a summary',
      lines: sample.flatMap((line) =>
        line === 'Summary'
          ? ['Profile', 'Jane Roe', 'Born 4 May 1990', 'Driving license B']
          : line.startsWith('Operations manager with')
            ? []
            : [line],
      ),
      headed: ['Profile'],
      is: 'not-applicable',
    },
    {
      name: 'a list of traits',
      lines: sample.flatMap((line) =>
        line.startsWith('Operations manager with')
          ? ['reliable, creative, curious, punctual, patient, thorough, helpful, friendly, precise']
          : [line],
      ),
      is: 'not-applicable',
    },
    {
      name: 'a headline that says what somebody is looking for',
      lines: [
        'Jane Roe',
        'Logistics student looking for a first post',
        ...withoutSection('Summary', 'Work Experience').slice(1),
      ],
      is: 'unsure',
    },
    ...['Seeking a first post in cold stores', 'En recherche d’une alternance', 'Op zoek naar een stage'].map(
      (sought) => ({
        name: `what somebody is looking for, set like a heading: ${sought}`,
        lines: ['Jane Roe', sought, ...withoutSection('Summary', 'Work Experience').slice(1)],
        headed: [sought],
        is: 'unsure' as const,
      }),
    ),
    {
      name: 'a statement of some lines below the name',
      lines: [
        'Jane Roe',
        'Junior planner looking for',
        'a first post in the',
        'cold stores of the north',
        ...withoutSection('Summary', 'Work Experience').slice(1),
      ],
      is: 'unsure',
    },
  ],
});

test('does not praise a profile without a heading far down the page', () => {
  const facts = factsFrom(asPdf(withoutSection('Summary', 'Work Experience')));
  const words = 'Operations manager with twelve years in cold stores and dairies of two countries.';
  const outcomeAt = (line: number): string => {
    const lines = facts.visual.lines.map((one, index) => (index === line ? { ...one, text: words } : one));
    const span = { order: 'visual' as const, line, from: 0, to: words.length };
    const summary = { value: words, spans: [span], confidence: 1 };
    return runCheck(missingSummary, {
      ...facts,
      visual: { ...facts.visual, lines },
      resume: { ...facts.resume, summary },
    }).outcome.is;
  };
  expect(outcomeAt(3)).toBe('pass');
  expect(outcomeAt(13)).toBe('not-applicable');
});

test('does not praise sentences in the second column of a list above the jobs', () => {
  const words = 'Hard working and quick to learn, good with customers and with details.';
  const skills = ['Skills', '• Works in a team of any size', '• Keeps deadlines'];
  const outcomeOf = (...lines: readonly string[]): string => {
    const facts = factsFrom(asPdf([...lines, ...withoutSection('Summary', 'Work Experience').slice(3)]));
    const line = facts.visual.lines.findIndex(({ text }) => text.includes(words));
    const summary = {
      value: words,
      spans: [{ order: 'visual' as const, line, from: 0, to: words.length }],
      confidence: 1,
    };
    const sections = facts.resume.sections.filter(({ kind }) => kind !== 'summary');
    return runCheck(missingSummary, { ...facts, resume: { ...facts.resume, summary, sections } }).outcome.is;
  };
  expect(outcomeOf('Jane Roe', 'jane.roe@example.com', ...skills, words)).toBe('not-applicable');
  expect(outcomeOf('Jane Roe', 'jane.roe@example.com', words, ...skills)).toBe('pass');
});

test('does not praise an item of a list whose heading was not read', () => {
  const words = 'I attend the Alder School in Leeds since 2018 and will leave it with a diploma in catering.';
  const outcomeOf = (isListItem: boolean): string => {
    const facts = factsFrom(asPdf(['Jane Roe', words, ...withoutSection('Summary', 'Work Experience').slice(1)]));
    const lines = facts.visual.lines.map((line) => (line.text === words ? { ...line, isListItem } : line));
    return runCheck(missingSummary, { ...facts, visual: { ...facts.visual, lines } }).outcome.is;
  };
  expect([outcomeOf(true), outcomeOf(false)]).toEqual(['not-applicable', 'pass']);
});

test('does not praise a paragraph of a page without headings', () => {
  const facts = factsFrom(asPdf(sample));
  const sections = facts.resume.sections.map((section) => ({ ...section, kind: 'contact' as const, heading: null }));
  const outcome = runCheck(missingSummary, { ...facts, resume: { ...facts.resume, sections } }).outcome.is;
  expect([facts.resume.summary === null, outcome]).toEqual([false, 'not-applicable']);
});

test('is unsure where other headings are unusual and that of the jobs was not read', () => {
  const facts = factsFrom(asPdf(withoutSection('Summary', 'Work Experience')));
  const outcomeOf = (recognisedBy: 'title' | 'alike'): string => {
    const sections = facts.resume.sections.map((section) =>
      section.kind === 'experience' || section.heading === null
        ? { ...section, heading: null }
        : { ...section, heading: { ...section.heading, recognisedBy } },
    );
    return runCheck(missingSummary, { ...facts, resume: { ...facts.resume, sections } }).outcome.is;
  };
  expect(outcomeOf('alike')).toBe('unsure');
  expect(outcomeOf('title')).toBe('fail');
});

test('is unsure about a paragraph below no heading, and about a title beside another one', () => {
  const facts = factsFrom(asPdf(withoutSection('Summary', 'Work Experience')));
  const outcomeWith = (traces: Partial<Traces>): string =>
    runCheck(missingSummary, { ...facts, traces: { ...facts.traces, ...traces } }).outcome.is;
  expect(outcomeWith({ maybeSummary: [4, 5] })).toBe('unsure');
  expect(outcomeWith({ titles: new Set(['summary']) })).toBe('unsure');
});

test.each([
  ['Aspiring planner of cold stores | Experienced in the hygiene of large dairies | Open to moving north', 'unsure'],
  ['Operations manager | Cold stores | Dairies', 'fail'],
  [
    'SAP | Excel | HACCP | Planning | Forecasting | Cold chain | Contracts | Audits | Budgets | Rotas | Stock | Hygiene',
    'fail',
  ],
  ['Available by phone at 312-555-0142 or in person on any working day of the week', 'fail'],
])('below the name, "%s" leaves the check %s', (headline, is) => {
  const [name = '', ...rest] = withoutSection('Summary', 'Work Experience');
  expect(runCheck(missingSummary, factsFrom(asPdf([name, headline, ...rest]))).outcome.is).toBe(is);
});
