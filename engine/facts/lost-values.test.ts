import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { lostValuesOf } from './lost-values.ts';

const row = 'Harbor Foods,\tPacker and Loader';

/** What is lost of a job whose title is this part of a row with two cells; the stored text has nothing of it. */
const lostOf = (part: string): string[] => {
  const { resume, visual, stream } = factsFrom(asPdf(sample));
  const lines = visual.lines.map((line, at) => (at === 0 ? { ...line, text: row } : line));
  const from = row.indexOf(part);
  const spans = [{ order: 'visual' as const, line: 0, from, to: from + part.length }];
  const title = { value: part.replace('\t', ' '), confidence: 0.9, spans };
  const experience = resume.experience.slice(0, 1).map((job) => ({ ...job, title }));
  return lostValuesOf({ ...resume, experience, name: null }, { ...visual, lines }, stream).map(({ what }) => what);
};

test('a title within one cell that the stored text does not have is lost', () => {
  expect(lostOf('Packer and Loader')).toEqual(['job title']);
});

test('a title over two cells is not lost, because no text has it in one piece', () => {
  expect(lostOf('Foods,\tPacker and Loader')).toEqual([]);
});
