import type { Reading, Span } from '../model/reading.ts';
import { pastedLines } from './pasted-lines.ts';
import { stemsOf, wordsOf, type Word } from './words.ts';

const window = 6;
const copiedShare = 0.6;
/** Nine words in a row are no accident, wherever a line ends. */
const inARow = 9;

const windowsOf = (stems: readonly string[], size: number): readonly string[] =>
  stems.slice(0, Math.max(0, stems.length - size + 1)).map((_, index) => stems.slice(index, index + size).join(' '));

/**
 * What of the resume is the job description's own sentences, pasted in: lines most of whose runs of six words stand in it too, and runs of nine
 * words. It says nothing about the candidate, so it answers nothing. Lists may repeat the advert's list: there only whole lines count.
 */
export const quotedFrom = (
  jobText: string,
  visual: Reading,
  isList: (line: number) => boolean,
): ((span: Span) => boolean) => {
  const ofJob = stemsOf(jobText);
  const lines = new Set([...quotedLines(ofJob, visual), ...pastedLines(jobText, visual, isList)]);
  const words = quotedWords(ofJob, visual, isList);
  return (span) => lines.has(span.line) || words.has(keyOf(span));
};

const quotedLines = (ofJob: readonly string[], visual: Reading): ReadonlySet<number> => {
  const known = new Set(windowsOf(ofJob, window));
  const quoted = new Set<number>();
  visual.lines.forEach((line, index) => {
    const windows = windowsOf(stemsOf(line.text), window);
    const copied = windows.filter((words) => known.has(words)).length;
    if (windows.length > 1 && copied / windows.length >= copiedShare) quoted.add(index);
  });
  return quoted;
};

const keyOf = ({ line, from }: Pick<Span, 'line' | 'from'>): string => `${line} ${from}`;

/** Where the words begin that stand in such a run. */
const quotedWords = (
  ofJob: readonly string[],
  visual: Reading,
  isList: (line: number) => boolean,
): ReadonlySet<string> => {
  const known = new Set(windowsOf(ofJob, inARow));
  const words = wordsOf(visual.lines.map(({ text }) => ({ text, startsAnew: true }))).filter(
    ({ stretches }) => !isList(stretches[0].line),
  );
  const quoted = new Set<Word>();
  windowsOf(
    words.map(({ stem }) => stem),
    inARow,
  ).forEach((run, first) => {
    if (known.has(run)) for (const word of words.slice(first, first + inARow)) quoted.add(word);
  });
  return new Set([...quoted].flatMap(({ stretches }) => stretches.map(keyOf)));
};
