import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { placeTracesOf } from '../../facts/place-traces.ts';
import { tracesOf } from '../../facts/traces.ts';
import { runCheck } from '../run-checks.ts';
import { missingLocation } from './missing-location.ts';

testCheck(missingLocation, {
  fails: [
    {
      name: 'a resume without a town',
      lines: changed('Chicago', 'jane.roe@example.com | +1 312-555-0142'),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a resume with one', lines: sample }],
});

test.each([
  ['a label', 'Native place : Qarvendal'],
  ['a postal code', 'Vill. Qarvendal, Dist. Omrath-627757'],
  ['the name of a country', 'I am Chilean, from Chile'],
])('is unsure while %s may say where somebody lives', (_, line) => {
  const lines = changed('Chicago', 'jane.roe@example.com | +1 312-555-0142', line);
  const facts = factsFrom(asPdf(lines));
  const resume = { ...facts.resume, location: null };
  const traces = { ...facts.traces, places: placeTracesOf(facts.visual, resume), besideContacts: [] };
  expect(runCheck(missingLocation, { ...facts, traces, resume }).outcome.is).toBe('unsure');
});

test('is unsure while names behind the colon of a drawn label may be a town that we do not know', () => {
  const facts = factsFrom(
    asPdf(changed('Chicago', ': Dar Sellem, QARVENDAL', 'jane.roe@example.com', '+1 312-555-0142')),
  );
  const resume = { ...facts.resume, location: null };
  const traces = tracesOf(facts.visual, facts.visual, resume, new Set());
  expect(traces.maybeTowns).toEqual(['Dar Sellem, QARVENDAL']);
});

test('the towns of schools and employers are no traces', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'jane.roe@example.com | +1 312-555-0142')));
  expect(placeTracesOf(facts.visual, facts.resume)).toEqual([]);
});

test('is unsure while a word between the addresses may be a town that we do not know', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'Qarvendal | jane.roe@example.com | +1 312-555-0142')));
  const result = runCheck(missingLocation, { ...facts, resume: { ...facts.resume, location: null } });
  expect(result.outcome.is).toBe('unsure');
});

test.each([
  ['Place of birth', 'We read "Chicago, Illinois" as your location, but could not tell whether you live there.'],
  ['Place of birth: Madison', undefined],
])('says of a place on a page with "%s": %s', (label, because) => {
  const facts = factsFrom(asPdf(changed('Chicago', 'jane.roe@example.com', label, 'Chicago, Illinois')));
  const line = facts.visual.lines.findIndex(({ text }) => text === 'Chicago, Illinois');
  const location = { value: 'Chicago, Illinois', spans: [{ order: 'visual' as const, line, from: 0, to: 17 }] };
  const resume = { ...facts.resume, location: { ...location, confidence: 0.9 } };
  const { outcome } = runCheck(missingLocation, { ...facts, resume });
  expect(outcome.is === 'unsure' ? outcome.because : undefined).toBe(because);
});

test('does not praise the town of a school', () => {
  const facts = factsFrom(asPdf(sample));
  const { location, education } = facts.resume;
  const [school] = education;
  if (location === null || !school?.institution) throw new Error('the sample has both');
  const resume = {
    ...facts.resume,
    sections: [],
    location: { ...location, value: 'Madison, WI', spans: school.institution.spans },
  };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe('unsure');
});

test('does not praise a name in a row of other words', () => {
  const facts = factsFrom(asPdf(sample));
  const { location } = facts.resume;
  if (location === null) throw new Error('the sample has a location');
  const outcomeIn = (text: string): string => {
    const [at, line] = [facts.visual.lines.length, facts.visual.lines[0]];
    if (line === undefined) throw new Error('the sample has lines');
    const from = text.indexOf('Norway');
    const spans = [{ order: 'visual' as const, line: at, from, to: from + 6 }];
    const visual = { ...facts.visual, lines: [...facts.visual.lines, { ...line, text }] };
    const resume = { ...facts.resume, location: { ...location, value: 'Norway', spans } };
    return runCheck(missingLocation, { ...facts, visual, resume }).outcome.is;
  };
  expect(outcomeIn('A Night in Norway\tThe Baker\tHarrow Players')).toBe('unsure');
  expect(outcomeIn('Lives in Norway')).toBe('pass');
});

test.each([
  ['Norway', 'pass'],
  ['ABOUT ME', 'unsure'],
])('praises a location only where it is surely a place: %s', (value, is) => {
  const facts = factsFrom(asPdf(sample));
  const { location } = facts.resume;
  const resume = { ...facts.resume, location: location === null ? null : { ...location, value } };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe(is);
});

test('is unsure while words alone below the name may be a town that we do not know', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'Qarvendal', 'jane.roe@example.com | +1 312-555-0142')));
  const resume = { ...facts.resume, location: null };
  const traces = tracesOf(facts.visual, facts.stream, resume, facts.sureJobs);
  expect(traces.maybeTowns).toContain('Qarvendal');
  const only = { ...traces, places: [], besideContacts: [] };
  expect(runCheck(missingLocation, { ...facts, traces: only, resume }).outcome.is).toBe('unsure');
});

test('is unsure while contact details stand between the lines of the jobs', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'jane.roe@example.com | +1 312-555-0142')));
  const { emails, sections } = facts.resume;
  const line = emails[0]?.spans[0]?.line ?? -1;
  const mixed = sections.map((section) =>
    section.kind === 'experience' ? { ...section, lines: [...section.lines, line] } : section,
  );
  const resume = { ...facts.resume, sections: mixed };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe('unsure');
});

test.each([
  [['Date of birth Place of birth', '12-03-1990', 'Chicago, Illinois'], 'unsure'],
  [['Geburtsort', 'Nationalität', 'ledig', 'Chicago, Illinois'], 'unsure'],
  [['Name: Date of birth: Family: Nationality:', 'Norway'], 'unsure'],
  [['Name: Phone: Town:', 'Norway'], 'pass'],
  [['Place of birth: Madison', 'Chicago, Illinois'], 'pass'],
  [['Place of birth', '12 Tidal Lane, Chicago, IL 60601'], 'pass'],
])('the only town on a page with %j is %s', (details, is) => {
  const facts = factsFrom(asPdf(changed('Chicago', 'jane.roe@example.com', ...details)));
  const text = details.at(-1) ?? '';
  const line = facts.visual.lines.findIndex((one) => one.text === text);
  const { location } = factsFrom(asPdf(sample)).resume;
  if (location === null) throw new Error('the sample has a location');
  const spans = [{ order: 'visual' as const, line, from: 0, to: text.length }];
  const resume = { ...facts.resume, location: { ...location, value: text, spans } };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe(is);
});

test.each([
  ['Date and place of birth:', 'unsure'],
  ['Address:', 'pass'],
])('a place below "%s" is %s', (label, is) => {
  const facts = factsFrom(asPdf(changed('Chicago', label, 'Chicago, Illinois', 'jane.roe@example.com')));
  const line = facts.visual.lines.findIndex(({ text }) => text === 'Chicago, Illinois');
  const { location } = factsFrom(asPdf(sample)).resume;
  if (location === null) throw new Error('the sample has a location');
  const spans = [{ order: 'visual' as const, line, from: 0, to: 17 }];
  const resume = { ...facts.resume, location: { ...location, spans } };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe(is);
});

const fieldAt = (line: number, value: string) => ({
  value,
  spans: [{ order: 'visual' as const, line, from: 0, to: value.length }],
  confidence: 0.9,
});

test('does not praise a town above a surname in its type, which may be a given name', () => {
  const lines = [
    { text: 'Florence', sizePt: 14, isBold: true },
    { text: 'Roe', sizePt: 14, isBold: true },
    ...changed('Chicago', 'jane@example.com | +1 312-555-0142').slice(1),
  ];
  const facts = factsFrom(pdfDocument(lines.map((line) => (typeof line === 'string' ? { text: line } : line))));
  const resume = { ...facts.resume, name: fieldAt(1, 'Roe'), location: fieldAt(0, 'Florence') };
  expect(runCheck(missingLocation, { ...facts, resume }).outcome.is).toBe('unsure');
});
