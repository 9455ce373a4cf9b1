import { expect, test } from 'vitest';
import { docxDocument } from '../testing/build-document.ts';
import { head, name } from '../testing/sections-found.ts';
import { readingsOf } from '../layout/readings-of.ts';
import { resumeOf } from './resume-of.ts';

const summaryBelowName = (...lines: readonly string[]) => {
  const document = docxDocument([name, 'wilma@garner.example', ...lines, head('Experience'), 'Oven Ltd, 2011 - 2016']);
  return resumeOf(readingsOf(document).visual, document).summary?.value ?? null;
};

test('an untitled paragraph below the contact details is the summary', () => {
  const text = 'Baker of sourdough and rye bread who likes early hours and the smell of a hot oven.';
  expect(summaryBelowName(text)).toBe(text);
  const told = 'Baker who likes early hours and keeps three promises to all of her guests: warm, dark and crisp bread.';
  expect(summaryBelowName(told)).toBe(told);
});

test('a note on where else the document is, is no summary', () => {
  const note = 'A short version for machines. If you wish to see my full resume please look at resume.garner.example';
  expect(summaryBelowName(note)).toBeNull();
  const told = 'Baker of rye bread who built the website of the mill, garner.example, and likes early hours.';
  expect(summaryBelowName(told)).toBe(told);
});

test('the lines of a form are no summary, however long', () => {
  expect(
    summaryBelowName(
      'Place and date of birth: born in the old mill of Leeds on the tenth of May in 1990',
      'Home address: the yellow house behind the bakery at the end of the lane, second floor',
    ),
  ).toBeNull();
});
