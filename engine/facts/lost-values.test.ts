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

/** What is lost of a job with this title on one line, in a file that stores these lines. */
const lostAmong = (value: string, texts: readonly string[], confidence = 0.9): string[] => {
  const { resume, visual, stream } = factsFrom(asPdf(sample));
  const [line] = visual.lines;
  if (line === undefined) throw new Error('the sample has lines');
  const spans = [{ order: 'visual' as const, line: 0, from: 0, to: value.length }];
  const experience = resume.experience.slice(0, 1).map((job) => ({
    ...job,
    title: { value, confidence, spans },
    employer: null,
  }));
  const own = { ...resume, experience, name: null, emails: [], phones: [] };
  const lines = texts.map((text) => ({ ...line, text }));
  return lostValuesOf(own, { ...visual, lines: [{ ...line, text: value }] }, { ...stream, lines }).map(
    ({ what }) => what,
  );
};

test('a title that we read with letters missing is not lost for others', () => {
  expect(lostAmong('Pro ct Designer', ['Product Designer'])).toEqual([]);
});

test('a title whose halves are stored apart is lost', () => {
  expect(lostAmong('Product Designer', ['Product', 'Harbor Foods', 'Designer'])).toEqual(['job title']);
});

test('a value that we are not sure of is not lost: it may have words of the next line', () => {
  const stored = ['Harbor Foods', '2019 - 2021', 'New Haven'];
  expect(lostAmong('Harbor Foods New Haven', stored, 0.59)).toEqual([]);
  expect(lostAmong('Harbor Foods New Haven', stored, 0.6)).toEqual(['job title']);
});

test('a title with the end of a date in front was put together by us, one without is lost', () => {
  const texts = ['Optics', 'and more', 'Electromagnetism'];
  expect(lostAmong('July 2017 Optics and Electromagnetism', texts)).toEqual([]);
  expect(lostAmong('Present Optics and Electromagnetism', texts)).toEqual([]);
  expect(lostAmong('Optics and Electromagnetism', texts)).toEqual(['job title']);
});
