import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed } from '#engine/testing/sample-resume.ts';
import { contentsOf } from './contents.ts';

/** The first words of the bullets that are looked for in a resume whose first bullet is this line. */
const soughtWith = (line: string): (string | undefined)[] => {
  const { resume, visual, headings } = factsFrom(asPdf(changed('• Cut spoilage', line)));
  const at = visual.lines.findIndex(({ text }) => text.includes(line.replace('• ', '')));
  const { text = '', markerLength = 0 } = visual.lines[at] ?? {};
  const value = text.slice(markerLength);
  const spans = [{ order: 'visual' as const, line: at, from: markerLength, to: text.length }];
  const experience = resume.experience
    .slice(0, 1)
    .map((job) => ({ ...job, bullets: [{ value, confidence: 0.9, spans }] }));
  return contentsOf({ ...resume, experience }, visual, headings).jobs.flatMap(({ bullets }) =>
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
