import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import { copyFinder } from './copies.ts';
import { scrapsOfRun } from './scraps.ts';

type Word = { text: string; x: number; y: number; page?: number };

const areCopies = (...words: readonly Word[]): readonly boolean[] => {
  const isCopy = copyFinder();
  return pdfDocument(words).runs.flatMap((run, index) =>
    scrapsOfRun(run, index).map((scrap) => isCopy(scrap, words[index]?.page ?? 1)),
  );
};

const welder = { text: 'Welder', x: 72, y: 60 };

test.each<[string, Word, boolean]>([
  ['a little to the right', { ...welder, x: 72.4 }, true],
  ['a little below', { ...welder, y: 60.6 }, true],
  ['further right on the line', { ...welder, x: 120 }, false],
  ['on the next line', { ...welder, y: 72 }, false],
  ['at the same place of the next page', { ...welder, page: 2 }, false],
])('a word drawn again %s is a copy: %s', (_, again, expected) => {
  expect(areCopies(welder, { text: 'Fitter', x: 72, y: 60 }, again)).toEqual([false, false, expected]);
});
