import type { Reading, Span } from '../model/reading.ts';
import type { Field, Section } from '../model/resume.ts';
import { joinedText } from './joined-text.ts';

/** Minimum number of words for an untitled paragraph at the top to count as a summary. */
const minWords = 12;

/** The text of the summary section, or else an untitled paragraph between the contact details and the first heading. */
export const summaryOf = (reading: Reading, sections: readonly Section[]): Field<string> | null => {
  const section = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  if (section !== undefined) {
    const spans = section.lines.flatMap((line) => spanOf(reading, line, section));
    const value = joinedText(reading, spans);
    return value === '' ? null : { value, spans, confidence: 0.95 };
  }
  const top = sections.find(({ heading }) => heading === null);
  return top === undefined ? null : untitled(reading, top);
};

const spanOf = (reading: Reading, line: number, { heading }: Section): Span[] => {
  const found = reading.lines[line];
  if (found === undefined) return [];
  const skipped = heading?.span.line === line ? afterHeading(found.text, heading.span.to) : found.markerLength;
  const to = found.text.trimEnd().length;
  return skipped < to ? [{ order: reading.order, line, from: skipped, to }] : [];
};

const afterHeading = (text: string, to: number): number => to + (/^[\s:–—-]*/u.exec(text.slice(to))?.[0].length ?? 0);

/** The longest run of adjacent prose lines. */
const untitled = (reading: Reading, top: Section): Field<string> | null => {
  const paragraphs: Span[][] = [];
  let last = -2;
  for (const line of top.lines) {
    const text = reading.lines[line]?.text ?? '';
    const isContinued = last === line - 1;
    if (!isProse(text, isContinued) || (!isContinued && detailOfForm.test(text))) continue;
    const span = spanOf(reading, line, top);
    if (isContinued) paragraphs.at(-1)?.push(...span);
    else paragraphs.push(span);
    last = line;
  }
  const texts = paragraphs
    .map((spans) => ({ spans, value: joinedText(reading, spans) }))
    .filter(({ value }) => !isNote(value));
  const best = texts.reduce((a, b) => (b.value.length > a.value.length ? b : a), {
    spans: [],
    value: '',
  } as (typeof texts)[0]);
  return best.value.split(/\s+/u).length >= minWords ? { ...best, confidence: 0.7 } : null;
};

const itself = /\b(?:my|the|this|full|latest|online)\s(?:[\p{L}-]+\s){0,2}(?:resume|résumé|cv)\b/iu;
const host = /\p{L}\.\p{Ll}{2,}\b/u;

/** 'For the latest version of this resume, see janeroe.example': where else the document is. */
const isNote = (text: string): boolean => itself.test(text) && host.test(text);

/** 'Place and date of birth: Leeds, 10 May 1998', below contact details: the line of a form, however long. */
const detailOfForm = /^\s*\p{L}[\p{L}’']*(?: [\p{L}’']+){0,4}\s?:\s*\S/u;

const isProse = (text: string, isContinued: boolean): boolean => {
  if (/@|\t|\||https?:|www\.|\+\d|\d{3}[\s.-]\d{4}/u.test(text)) return false;
  const words = text.trim().split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 6
    ? small / words.length >= (isContinued ? 0.25 : 0.35)
    : isContinued && small / words.length >= 0.3;
};
