import type { Line, Reading } from '../model/reading.ts';
import type { Section } from '../model/resume.ts';
import type { Claim, Claims } from './claims.ts';

/** A stretch of a row, and what it was read as; null where nothing was. */
export type Segment = { text: string; claim: Claim | null };

/** A line of a section without its bullet and without the heading that it may begin with. */
export type Row = { line: Line; text: string; isItem: boolean; segments: readonly Segment[] };

/** The lines of a section that have words, in reading order. What a page repeats at its edge is left out: it has its words elsewhere. */
export const rowsOf = (reading: Reading, section: Section, claims: Claims): readonly Row[] =>
  section.lines.flatMap((number) => {
    const line = reading.lines[number];
    if (line === undefined || line.isFurniture) return [];
    const heading = section.heading?.span;
    const from = heading?.line === number ? heading.to : line.markerLength;
    const text = undecorated(line.text.slice(from));
    if (!hasWords(text)) return [];
    const isItem = heading?.line !== number && (line.markerLength > 0 || line.isListItem);
    return [{ line, text, isItem, segments: segmentsOf(line.text, from, claims.get(number) ?? []) }];
  });

const segmentsOf = (text: string, start: number, claims: readonly Claim[]): readonly Segment[] => {
  const segments: Segment[] = [];
  let from = start;
  const addRest = (to: number): void => {
    const rest = trimmed(text.slice(from, to));
    if (hasWords(rest)) segments.push({ text: rest, claim: null });
  };
  for (const claim of claims) {
    if (claim.to <= from) continue;
    addRest(claim.from);
    segments.push({ text: text.slice(Math.max(from, claim.from), claim.to), claim });
    from = claim.to;
  }
  addRest(text.length);
  return segments;
};

/** Icons, bullets and separators at the ends of a line. Its punctuation is kept. */
const isDecoration = /[\s|•·◦●▪■♦∙‣\uE000-\uF8FF]|\p{So}/u;
/** Dashes and empty brackets around words say nothing once the words are apart. A colon at the end makes a label. */
const isBefore = /[,;:/–—~)\]-]/u;
const isBehind = /[,;/–—~([-]/u;

const undecorated = (text: string): string =>
  within(
    text,
    (mark) => isDecoration.test(mark) || mark === ':',
    (mark) => isDecoration.test(mark),
  );
const trimmed = (text: string): string =>
  within(
    text,
    (mark) => isDecoration.test(mark) || isBefore.test(mark),
    (mark) => isDecoration.test(mark) || isBehind.test(mark),
  );

/** The text without the marks at its ends. A loop, because a pattern that ends at the end takes quadratic time. */
const within = (text: string, isLeading: (mark: string) => boolean, isTrailing: (mark: string) => boolean): string => {
  let [from, to] = [0, text.length];
  for (let mark = markAt(text, from); from < to && isLeading(mark); mark = markAt(text, from)) from += mark.length;
  for (let mark = markBefore(text, to); to > from && isTrailing(mark); mark = markBefore(text, to)) to -= mark.length;
  return text.slice(from, to);
};

const markAt = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0);
const markBefore = (text: string, index: number): string =>
  /[\uDC00-\uDFFF]/.test(text[index - 1] ?? '') ? markAt(text, index - 2) : (text[index - 1] ?? '');

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
