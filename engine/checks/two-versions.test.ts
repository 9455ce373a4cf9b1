import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { runCheck } from './run-checks.ts';
import { length } from './file/length.ts';

const english = ['Education', 'BSc Physics, Lakeside College, 2012', 'Languages', 'English', 'Skills', 'Excel'];
const jobs = ['Work Experience', 'Clerk, Lakeside Dairy, Mar 2019 - Present'];
const german = ['Ausbildung', 'BSc Physik, Lakeside College, 2012', 'Sprachen', 'Englisch', 'Kenntnisse', 'Excel'];
const stellen = ['Berufserfahrung', 'Sachbearbeiterin, Lakeside Dairy, 03/2019 - heute'];

/** The outcome for pages so empty that one resume fails. */
const outcomeOf = (...texts: readonly string[]) =>
  runCheck(length, factsFrom(pdfDocument(['Jane Roe', ...texts], { pageCount: 4 }))).outcome.is;

test('the length of a file with two versions of a resume is not judged', () => {
  expect(outcomeOf(...english, ...jobs, ...german, ...stellen)).toBe('not-applicable');
});

test.each([
  ['one version', [...english, ...jobs]],
  ['sections of one kind below each other', [...jobs, ...stellen, ...english, 'Ausbildung', 'BSc Physik, 2012']],
  ['two sections of jobs, and one of each other kind', [...english, ...jobs, ...stellen]],
])('that of %s is', (_what, texts) => {
  expect(outcomeOf(...texts)).toBe('fail');
});
