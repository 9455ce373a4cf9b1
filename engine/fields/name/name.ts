import { topLevelDomains } from '../../lexicon/top-level-domains.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Field, Section, SectionKind } from '../../model/resume.ts';
import { agreesWithName } from '../contact/email.ts';
import { knownTitle } from '../../sections/titles/title-kind.ts';
import { medianSize } from './median-size.ts';
import { isContact, nameByPlace } from './name-by-place.ts';
import { labelledName } from './labelled-name.ts';
import { closingBlockOf } from '../../sections/groups/closing-block.ts';
import { isMonogram } from './monogram.ts';
import { signedName } from './signed-name.ts';
import { linesOfOthers } from './lines-of-others.ts';
import { acrossLines, onThreeLines } from './across-lines.ts';
import { maxNameLines, wrappedName } from './wrapped-name.ts';
import { lineBelow, type IndexedLine } from './line-below.ts';
import { familyFirstOf } from './family-first.ts';
import type { Candidate, Context } from './candidate.ts';
import { candidatesSetApart, inLine, isBehind } from './in-line.ts';

/** Number of lines from the top in which a name is searched. */
const maxSearchedLines = 60;

/** Less is no name. */
const minScore = 0.8;

/**
 * The candidate's name: a line in the form of one, set large or at the very top, and agreeing with the email address.
 * Forms of address and credentials are left out, 'Jr.' and 'III' are part of it.
 *
 * `heads`: the lines that name an employer, a school or a title. Below the title of another section, 'Valley Cold
 * Storage' there is nobody's name, unless the email address has it or nothing on the page is set larger.
 */
export const nameOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
  heads: ReadonlySet<number> = new Set(),
): Field<string> | null => {
  const emails = emailsIn(reading);
  // 'BARRO' above 'ABDOULKARIM' in the style of the headings
  const isNamed = (line: number): boolean => {
    const text = reading.lines[line]?.text.trim() ?? '';
    return knownTitle(text) === null && emails.some((email) => agreesWithName(email, text));
  };
  const headings = new Set(
    sections.flatMap(({ kind, heading, lines }) => {
      if (heading === null || isNamed(heading.span.line)) return [];
      // 'PERSONAL INFORMATION<tab>Jane Roe': contact details behind their title on its line
      return kind === 'contact' && lines.includes(heading.span.line) ? [] : [heading.span.line];
    }),
  );
  const foreign = new Set(
    sections.flatMap(({ kind, heading, lines }) => (isOwn(kind) || heading === null ? [] : lines)),
  );
  const personal = new Set(
    sections.flatMap(({ kind, heading, lines }) => (kind === 'contact' && heading !== null ? lines : [])),
  );
  const signature = closingBlockOf(reading);
  const lines = reading.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => !signature.has(index) && isInNamePosition(line, index, headings, personal));
  const largest = Math.max(0, ...lines.slice(0, maxSearchedLines).map(({ line }) => line.style.sizePt));
  const isLargestAlone = lines.filter(({ line }) => line.style.sizePt > largest - 0.3).length === 1;
  const smallestTitle = Math.min(...[...headings].map((index) => reading.lines[index]?.style.sizePt ?? Infinity));
  const body = medianSize(reading.lines);
  const ofOthers = new Set(linesOfOthers(sections, reading));
  const searched = lines.slice(0, maxSearchedLines).map(({ index }) => index);
  const labelled = labelledName(
    searched.filter((index) => !ofOthers.has(index)),
    reading,
  );
  if (labelled !== null) return labelled;
  const below = lines.slice(0, maxSearchedLines).map((_, at) => lineBelow(lines, at, document));
  let best: Candidate | null = null;
  for (const [at, { line, index }] of lines.slice(0, maxSearchedLines).entries()) {
    const context: Context = { reading, document, emails, largest, body, at, isForeign: foreign.has(index), headings };
    const least = Math.max(minScore, best?.score ?? 0);
    const candidates: readonly Candidate[] = [
      ...(isBehind(least, line, context) ? [] : inLine(line, index, context, least)),
      ...candidatesSetApart(line, index, context),
      ...familyFirstOf(line, index, context),
      ...acrossLines(line, index, below[at], context),
      ...onThreeLines(linesFrom(at, lines, below, 3), context),
      ...wrappedName(at === 0 ? linesFrom(at, lines, below, maxNameLines + 1) : [], context),
    ];
    const isHead = (): boolean =>
      heads.has(index) ||
      line.style.sizePt < smallestTitle - 0.3 ||
      lines.filter(({ line: other }) => isLike(other, line)).length >= minAlike;
    const isOwned = foreign.has(index) && !(isLargestAlone && line.style.sizePt > largest - 0.3) && isHead();
    for (const candidate of candidates) {
      if (isHost(candidate.value)) continue;
      if (isOwned && !emails.some((email) => agreesWithName(email, candidate.value))) continue;
      if (best === null || candidate.score > best.score) best = candidate;
    }
  }
  const byPlace = nameByPlace(reading, sections);
  if (best === null || best.score < minScore) return byPlace ?? signedName(reading, signature);
  if (byPlace !== null && !isMonogram(byPlace.value, best.value) && isSurer(byPlace, best, reading, emails))
    return byPlace;
  const own = Math.min(0.99, best.score / 2.2);
  // a name in the expected position needs no further signal
  const isAtNamePlace = byPlace !== null && byPlace.spans[0]?.line === best.spans[0]?.line;
  return {
    value: tidied(best.value),
    spans: best.spans,
    confidence: isAtNamePlace ? Math.max(own, byPlace.confidence) : own,
  };
};

/** 'JaneRoe.com': the address has the words of the name, and is none. */
const isHost = (value: string): boolean => topLevelDomains.has(/^\S+\.(\p{Ll}+)$/u.exec(value)?.[1] ?? '');

/**
 * A name has up to three lines of its style; the heads of entries, such as the names of projects, may have more, and are
 * smaller than the titles of their sections.
 */
const minAlike = 4;

const isLike = ({ style: one }: Line, { style: other }: Line): boolean =>
  Math.abs(one.sizePt - other.sizePt) < 0.3 && one.isBold === other.isBold && one.color === other.color;

/** The line at `at` and those that may go on with it, `count` at most. */
const linesFrom = (
  at: number,
  lines: readonly IndexedLine[],
  below: readonly (IndexedLine | undefined)[],
  count: number,
): readonly IndexedLine[] => {
  const found: IndexedLine[] = [];
  let next = lines[at];
  while (next !== undefined && found.length < count) {
    const own = next;
    found.push(own);
    next = below[lines.findIndex(({ index }) => index === own.index)];
  }
  return found;
};

/**
 * The first words of the page in larger type, over contact details, are the name in whatever form; a name below in
 * smaller type is a town ('Madison, WI'), a referee or an employer. In one size, so is one among the details.
 */
const isSurer = (byPlace: Field<string>, best: Candidate, { lines }: Reading, emails: readonly string[]): boolean => {
  const isInAddress = (value: string): boolean => emails.some((email) => agreesWithName(email, value));
  // 'BIO-DATA' in larger type than the name in the address
  if (isInAddress(best.value) && !isInAddress(byPlace.value)) return false;
  const [first, other] = [lines[byPlace.spans[0]?.line ?? -1], lines[best.spans[0]?.line ?? -1]];
  if (first === undefined || other === undefined || first === other) return false;
  const larger = first.style.sizePt - other.style.sizePt;
  return larger > 0.3 || (larger > -0.3 && isContact(other));
};

/** Removes spaces that letter-spacing left inside a double name: 'Finch- Holm'. */
const tidied = (value: string): string => value.replaceAll(/\s+/gu, ' ').replaceAll(/(\p{L}[-‐]) (?=\p{Lu})/gu, '$1');

/** Sections in which a name may be the candidate's. */
const isOwn = (kind: SectionKind): boolean => kind === 'contact' || kind === 'summary' || kind === 'other';

/** `personal`: the lines under a title for contact details, where the name may be an item of a list. */
const isInNamePosition = (
  line: Line,
  index: number,
  headings: ReadonlySet<number>,
  personal: ReadonlySet<number>,
): boolean =>
  (line.page === null || line.page === 1) &&
  !headings.has(index) &&
  line.text.trim() !== '' &&
  (line.markerLength === 0 || personal.has(index)) &&
  line.part !== 'footnote';

const emailsIn = (reading: Reading): readonly string[] =>
  reading.lines
    .slice(0, 300)
    .filter(({ text }) => text.includes('@'))
    .flatMap(({ text }) =>
      // an address may be broken behind its '@'
      [...text.slice(0, 500).matchAll(/([\p{L}\p{N}._%+-]+)@(?:[\p{L}\p{N}.-]+\.\p{L}{2,}|\s*$)/gu)].map(
        (match) => match[0],
      ),
    );
