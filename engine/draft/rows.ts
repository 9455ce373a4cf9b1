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
    const text = line.text.slice(from).replace(atStart, '').replace(atEnd, '');
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
const atStart = /^(?:[\s:|•·◦●▪■♦∙‣]|[\uE000-\uF8FF]|\p{So})+/u;
const atEnd = /(?:[\s|•·◦●▪■♦∙‣]|[\uE000-\uF8FF]|\p{So})+$/u;

/** Separators, dashes and empty brackets around words say nothing once the words are apart. A colon is kept: it makes a label. */
const leading = /^(?:[\s|•·◦●▪■♦∙‣,;:/–—~)\]-]|[\uE000-\uF8FF]|\p{So})+/u;
const trailing = /(?:[\s|•·◦●▪■♦∙‣,;/–—~([-]|[\uE000-\uF8FF]|\p{So})+$/u;
const trimmed = (text: string): string => text.replace(leading, '').replace(trailing, '');

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
