import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';

const tracesOf = (...lines: readonly (string | { text: string; sizePt: number })[]) =>
  factsFrom(pdfDocument(lines.map((line) => (typeof line === 'string' ? { text: line } : line)))).traces;

test('a known title leaves a trace, alone, before a colon or behind the name of an icon', () => {
  expect([...tracesOf('Skills: welding, bending').titles]).toContain('skills');
  expect([...tracesOf('GRADUATION-CAP Education').titles]).toContain('education');
  expect([...tracesOf('Taught at the school of the village for two years').titles]).toEqual([]);
});

test('schooling is a degree beside a school, not a school alone', () => {
  expect(tracesOf('Bachelor of Arts in History', 'Quarrel Valley College').schooling).toHaveLength(1);
  expect(tracesOf('Cook at Quarrel Valley College', 'Prepared 300 meals a day').schooling).toEqual([]);
});

test('words set large that are no title look like a name', () => {
  const text = ['Cleans and mends nets', 'Sorts the catch', 'Paints the boats'];
  expect(tracesOf({ text: 'Odalys Brennwick', sizePt: 20 }, ...text).largeWords).toHaveLength(1);
  expect(tracesOf({ text: 'Work Experience', sizePt: 20 }, ...text).largeWords).toEqual([]);
  expect(tracesOf('Odalys Brennwick', ...text).largeWords).toEqual([]);
});
