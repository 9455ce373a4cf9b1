import { onRequest } from '../../lexicon/phrases/closing-line.ts';
import { otherPerson } from '../../lexicon/phrases/other-people.ts';
import type { Reading } from '../../model/reading.ts';
import type { Section, SectionKind } from '../../model/resume.ts';
import { knownTitle } from '../../sections/titles/title-kind.ts';
import { fold } from '../../text/fold.ts';

/** Where people name who can be asked about them, in the entries. */
const sectionsWithOthers: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'experience',
  'volunteering',
  'education',
  'projects',
  'other',
]);

/** An address or a number right below the name: at most so many lines, each no longer than that. */
const maxLinesBelow = 2;
const maxLength = 60;
const detail = /\S@\S|\d[\d\s().-]{6}/u;

/**
 * The lines of a section with the details of somebody else: of a supervisor in the entry of a job ('Supervisor: Jane Roe,
 * (305) 555 0100'), and of referees below 'References:' at the end of another section. `name`: the candidate's.
 */
export const othersLinesOf = (
  { lines }: Reading,
  { kind, lines: inside }: Section,
  name: string | null,
): ReadonlySet<number> => {
  const texts = inside.map((line) => lines[line]?.text.slice(lines[line].markerLength).trim() ?? '');
  const found = refereesIn(texts);
  if (sectionsWithOthers.has(kind)) for (const at of askedIn(texts, name)) found.add(at);
  return new Set([...found].flatMap((at) => inside[at] ?? []));
};

/** Where the referees are: up to the next title, and nowhere if they are named on request. */
const refereesIn = (texts: readonly string[]): Set<number> => {
  const from = texts.findIndex((text) => titleWithColon(text) === 'references');
  if (from < 0 || onRequest.test(fold(texts[from + 1] ?? ''))) return new Set();
  const next = texts.findIndex((text, at) => at > from && titleWithColon(text) !== null);
  return new Set(texts.flatMap((_, at) => (at > from && (next < 0 || at < next) ? [at] : [])));
};

const titleWithColon = (text: string): SectionKind | null =>
  text.endsWith(':') ? knownTitle(text.slice(0, -1)) : null;

/** Where the entries name who can be asked about them, unless it is the candidate: 'Owner: Ivo Petrov'. */
const askedIn = (texts: readonly string[], name: string | null): readonly number[] =>
  texts.flatMap((text, at) => {
    // Few lines have the colon that each of these words ends in.
    if (!text.includes(':') || !otherPerson.test(text) || isNamedIn(text, name)) return [];
    const below = texts.slice(at + 1, at + 1 + maxLinesBelow);
    const end = below.findIndex((one) => !isDetail(one));
    return [at, ...below.slice(0, end < 0 ? below.length : end).map((_, index) => at + 1 + index)];
  });

const isNamedIn = (text: string, name: string | null): boolean => {
  const words = new Set(fold(text).split(/[^\p{L}\p{M}]+/u));
  return name !== null && (fold(name).match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => words.has(word));
};

const isDetail = (text: string): boolean => text.length <= maxLength && detail.test(text);
