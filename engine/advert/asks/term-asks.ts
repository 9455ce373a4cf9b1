import { advertisingQuestion, dutyCue } from '../../lexicon/cues/duties.ts';
import { conjunctionAbroad, ideallyAbroad, ideallyEnglish, niceClauseCue } from '../../lexicon/cues/nice-to-have.ts';
import { anyOf, followedBy, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import type { Word } from '../../text/words.ts';
import { alternativesOf, isAcronymOf, linkOf, type Link } from './alternatives.ts';
import { startsWithVerb } from '../word-classes.ts';
import type { Statement } from '../statements/statements-of.ts';
import { termPlacesOf, type AskedTerm, type TermPlace } from './term-places.ts';

export type { AskedTerm } from './term-places.ts';

/** One requirement; any of its alternatives meets it. */
export type TermAsk = { group: RequirementGroup; alternatives: readonly AskedTerm[]; quote: string };

const rank: Readonly<Record<RequirementGroup, number>> = { must: 0, duty: 1, nice: 2, soft: 3 };

/** Changes 'must' to 'nice' for a clause that says so: 'Kafka a plus' behind a semicolon or in brackets. */
const groupOf = (statement: Statement, isNiceClause: boolean, term: AskedTerm): RequirementGroup => {
  if (term.kind === 'soft') return 'soft';
  if (statement.part === 'nice' || isNiceClause) return 'nice';
  return statement.part === 'must' ? 'must' : 'duty';
};

const endOfWord = /(?!\p{L})/iu;
const clauseBreak = anyOf(
  // not behind 'e.g.' and 'i.e.'
  /[;()]|(?<!\b(?:i\.e|e\.g|etc|incl))\. /giu,
  // 'BLS required, ACLS preferred'
  /(?<=\b(?:required|preferred|essential|desirable|mandatory|necessary|needed|a must)),\s/giu,
  // 'You must know knots, and honesty is highly valued'
  /,(?<=\bmust (?:have|hold|possess|know|be) [^,;.]{2,60},)\s(?=and [^,;.]{2,60} (?:is|are|would be) )/giu,
  // 'Siebel diploma, ideally': at the end of its sentence it speaks of what is before it.
  inSequence(/,\s+/iu, followedBy(inSequence(anyOf(ideallyEnglish, /but|with/iu), /\b(?!\s*(?:[.;)]|$))/iu))),
  // 'Five years of rigging ideally including masts', 'knots and splices with sail repair a plus'
  inSequence(/(?<=\p{L}) /iu, followedBy(inSequence(ideallyEnglish, / (?:including|with|in|using|on|also)\b/iu))),
  // 'Knots, splices and preferably masts'
  inSequence(/ /iu, followedBy(inSequence(/(?:and|or),? /iu, ideallyEnglish, /\b(?!\s*(?:[.;)]|$))/iu))),
  / (?=with [^,;]{3,60} an? (?:\p{L}+ )?(?:plus|bonus|advantage|asset)\b)/giu,
  inSequence(
    anyOf(/,/iu, inSequence(/(?<!\p{L})/iu, conjunctionAbroad)),
    /\s+/iu,
    followedBy(inSequence(ideallyAbroad, endOfWord)),
  ),
);
/** 'Ideally with Xero, strong Excel': 'ideally' does not apply behind the comma, unless the comma is its own: 'and, ideally, Xero'. */
const idealClause = inSequence(
  /^\W*/iu,
  anyOf(ideallyEnglish, inSequence(optional(inSequence(conjunctionAbroad, / /iu)), ideallyAbroad)),
  endOfWord,
  /[^,]{1,200},\s/iu,
);

const breaksIn = (text: string): readonly number[] => [...text.matchAll(clauseBreak)].map((match) => match.index);

const clauseAround = (text: string, breaks: readonly number[], from: number, to: number): string => {
  const start = breaks.findLast((at) => at < from) ?? 0;
  const end = breaks.find((at) => at >= to) ?? text.length;
  const clause = text.slice(start, end);
  const ideal = idealClause.exec(clause)?.[0].length ?? 0;
  return start + ideal <= from ? clause.slice(ideal) : clause.slice(0, ideal === 0 ? undefined : ideal);
};

/** What a bracket behind a term says, and what is said behind it: ' (ISO 26262) desirable', ' (a plus)'. */
const bracketBehind = /^[^,;.()]{0,30}\(([^()]{0,80})\)\s*([^,;.()]{0,60})/u;
/** The same for a term inside the bracket. */
const endOfBracket = /^[^()]{0,80}\)\s*([^,;.()]{0,60})/u;

/** A wish that a bracket separates from what it is about. Text that names a term of its own is about that term. */
const isWishedBehindBracket = (text: string, from: number, places: readonly TermPlace[]): boolean => {
  const rest = text.slice(from);
  const isWish = (said: string | undefined, at: number): boolean =>
    said !== undefined &&
    niceClauseCue.test(said) &&
    !places.some((place) => place.from >= at && place.from < at + said.length);
  const isNamed = (end: number): boolean => places.some((place) => place.from >= from && place.from < end);
  // 'Java and Kafka (a plus)' is about Kafka.
  const around = isNamed(from + Math.max(0, rest.indexOf('('))) ? null : bracketBehind.exec(rest);
  const inside = endOfBracket.exec(rest);
  const whole = around ?? inside;
  const behind = whole?.[around === null ? 1 : 2];
  const start = from + (whole?.[0].length ?? 0) - (behind?.length ?? 0);
  return isWish(around?.[1], from + rest.indexOf('(')) || isWish(behind, start);
};

/**
 * 'At least one of the following: Python, R and SAS' asks for one, and not for three. The list follows at once: 'one of
 * our services runs on AWS' asks for all.
 */
const oneOf = /\b(?:one|any|either)(?: or more| combination)? of(?:(?: the following| these)(?: \p{L}+){0,3})?:?\s*$/iu;
const maxLengthOfOneOf = 100;
/** Where the list is over: 'one of AWS or Azure; Java and Kotlin'. */
const endOfOneOf = /[;.]\s|\bas well as\b/u;
const lastOfList = /^\s*,?\s*(?:and|&)\s*$/iu;

const linksBetween = (text: string, places: readonly TermPlace[], endOfList: number): readonly Link[] =>
  places.slice(1).map((next, index) => {
    const before = places[index];
    const between = text.slice(before?.to ?? 0, next.from);
    const isShortened = before !== undefined && between === ' (' && isAcronymOf(next.asked.term, before.asked.term);
    if (isShortened || (next.from < endOfList && lastOfList.test(between))) return 'or';
    return linkOf(between);
  });

const asksIn = (statement: Statement, isCompany: (word: Word) => boolean): TermAsk[] => {
  const places = termPlacesOf(statement, isCompany);
  const last = places.at(-1);
  if (last === undefined) return [];
  const start = places[0]?.from ?? 0;
  const isOneOf = oneOf.test(statement.text.slice(Math.max(0, start - maxLengthOfOneOf), start));
  const end = statement.text.slice(start).search(endOfOneOf);
  const links = linksBetween(statement.text, places, isOneOf ? (end < 0 ? Infinity : start + end) : 0);
  const groups = alternativesOf(links, statement.text.slice(last.to), isOneOf);
  const breaks = breaksIn(statement.text);
  // The terms of a list share their clause.
  let clause = '';
  let isNiceClause = false;
  return groups.flatMap((indices): TermAsk[] => {
    const members = indices.flatMap((index) => places[index] ?? []);
    const [first] = members;
    if (first === undefined) return [];
    const own = clauseAround(statement.text, breaks, first.from, members.at(-1)?.to ?? first.to);
    if (own !== clause) {
      clause = own;
      isNiceClause = niceClauseCue.test(own);
    }
    const isNice = isNiceClause || isWishedBehindBracket(statement.text, members.at(-1)?.to ?? first.to, places);
    // 'Mentorship or assessor qualification' is more than a quality of a person.
    const deciding = members.find(({ asked }) => asked.kind !== 'soft') ?? first;
    const group = groupOf(statement, isNice, deciding.asked);
    return [{ group, alternatives: members.map((member) => member.asked), quote: statement.text }];
  });
};

/** Two requirements with the same key are one. */
const keyOf = (term: AskedTerm): string => (term.entry ?? term.term).toLowerCase();

/** A requirement that occurs twice counts once, in its stronger group. */
const withoutRepeats = (asks: readonly TermAsk[]): TermAsk[] => {
  const kept: TermAsk[] = [];
  const asked = new Set<string>();
  for (const ask of asks.toSorted((one, other) => rank[one.group] - rank[other.group])) {
    // Of several names of one thing, 'TEFL / TESOL / CELTA', the first is shown.
    const fresh = new Map(ask.alternatives.toReversed().map((term) => [keyOf(term), term]));
    if ([...fresh.keys()].every((key) => asked.has(key))) continue;
    for (const key of fresh.keys()) asked.add(key);
    kept.push({ ...ask, alternatives: [...fresh.values()].toReversed() });
  }
  return kept;
};

/** Under 'About the role' an employer also describes itself; only sentences about the work count. */
const isAboutWork = (statement: Statement): boolean => {
  if (statement.text.includes('?') && advertisingQuestion.test(statement.text.toLowerCase())) return false;
  if (statement.part === 'must' || statement.part === 'nice') return true;
  if (statement.part !== 'duty') return false;
  if (statement.isItem || dutyCue.test(statement.text.toLowerCase())) return true;
  return /\b(?:you|your|will)\b/i.test(statement.text) || startsWithVerb(statement.text);
};

/** The terms that the statements require, each requirement with its alternatives, strongest group first. */
export const termAsksOf = (statements: readonly Statement[], isCompany: (word: Word) => boolean): readonly TermAsk[] =>
  withoutRepeats(statements.filter(isAboutWork).flatMap((statement) => asksIn(statement, isCompany)));
