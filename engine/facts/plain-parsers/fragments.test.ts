import { expect, test } from 'vitest';
import { pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import type { Line } from '../../model/reading.ts';
import { readingsOf } from '../../layout/readings-of.ts';
import { fragmentsOf, isOnOneLine } from './fragments.ts';

/** A line of the careful reading that joins these texts. */
const joined = (texts: readonly PageText[]) => {
  const document = pdfDocument(texts);
  const [line] = readingsOf(pdfDocument(['any'])).visual.lines;
  const starts = texts.map((_, index) => texts.slice(0, index).reduce((at, { text }) => at + text.length + 1, 0));
  return {
    runs: document.runs,
    line: {
      ...line,
      text: texts.map(({ text }) => text).join('\t'),
      pieces: texts.map(({ text }, run) => ({ at: starts[run] ?? 0, run, from: 0, to: text.length })),
    } as Line,
  };
};

const textsOf = ({ line, runs }: ReturnType<typeof joined>): readonly string[] =>
  fragmentsOf(line, runs).map(({ text }) => text);

test('cells of several lines are the lines that are printed', () => {
  const cells = [
    { text: 'since 2017', x: 60, y: 100 },
    { text: 'Acme GmbH', x: 180, y: 88 },
    { text: 'Developer', x: 180, y: 100 },
  ];
  const own = joined(cells);
  expect(textsOf(own)).toEqual(['since 2017', 'Acme GmbH', 'Developer']);
  expect(isOnOneLine(own.line, { order: 'visual', line: 0, from: 11, to: 20 }, own.runs)).toBe(true);
  expect(isOnOneLine(own.line, { order: 'visual', line: 0, from: 11, to: 30 }, own.runs)).toBe(false);
});

test('what is level is one line, whatever its size, and so is a raised letter', () => {
  const texts = [
    { text: 'July 25', x: 60, y: 100, sizePt: 12 },
    { text: 'th', x: 105, y: 97, sizePt: 6 },
    { text: 'Developer', x: 180, y: 101, sizePt: 10 },
  ];
  expect(textsOf(joined(texts))).toEqual(['July 25\tth\tDeveloper']);
});

test('a Word file has no lines on a page', () => {
  const { line } = joined([{ text: 'Developer' }]);
  expect(fragmentsOf(line, [])).toEqual([]);
  expect(isOnOneLine(line, { order: 'visual', line: 0, from: 0, to: 9 }, [])).toBe(true);
});
