import { conjunctionAbroad } from '../../lexicon/cues/conjunctions.ts';
import { exampleCue, maxLengthOfExampleCue, namesOneOf, oneOf } from '../../lexicon/cues/alternatives.ts';
import { advertisingQuestion, dutyCue } from '../../lexicon/cues/duties.ts';
import {
  andBehindNeed,
  ideallyAbroad,
  ideallyEnglish,
  needAbroad,
  niceClauseCue,
  needBehindComma,
  wishBehindAsk,
} from '../../lexicon/cues/nice-to-have.ts';
import { anyOf, followedBy, inSequence, optional, precededBy } from '../../lexicon/phrases/compose.ts';
import type { RequirementGroup } from '../../model/keywords.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { Word } from '../../text/words.ts';
import { alternativesOf, isAcronymOf, linkOf, type Link } from './alternatives.ts';
import { startsWithVerb } from '../word-classes.ts';
import { strengthBreaks } from '../strength-breaks.ts';
import type { Statement } from '../statements/statement.ts';
import { ownWishes } from './own-wish.ts';
import type { AskedTerm, TermPlace } from './asked-term.ts';
import { termPlacesOf } from './term-places.ts';
import { traitTermPlacesOf } from './trait-terms.ts';
import { unaskedCommas } from './unasked.ts';
import { unknownBeside } from './unknown-beside.ts';
import { wishedLists } from './wish-of-list.ts';

export type { AskedTerm } from './asked-term.ts';

/** One requirement; any of its alternatives meets it. */
export type TermAsk = {
  group: RequirementGroup;
  alternatives: readonly AskedTerm[];
  quote: string;
  /** Alternatives beside it that no list of ours has: where a page has these words of one, nobody can tell that it is missing. */
  beside?: readonly string[];
};

const rank: Readonly<Record<RequirementGroup, number>> = { must: 0, duty: 1, nice: 2, soft: 3 };

/** Changes 'must' to 'nice' for a clause that says so: 'Kafka a plus' after a semicolon or in brackets. */
const groupOf = (statement: Statement, isNiceClause: boolean, term: AskedTerm): RequirementGroup => {
  if (term.kind === 'soft') return 'soft';
  if (statement.part === 'nice' || isNiceClause) return 'nice';
  return statement.part === 'must' ? 'must' : 'duty';
};

const endOfWord = /(?!\p{L})/iu;
const clauseBreak = anyOf(
  // not after 'e.g.' and 'i.e.'
  /[;()]|(?<!\b(?:i\.e|e\.g|etc|incl))\. /giu,
  // 'BLS required, ACLS preferred'
  /(?<=\b(?:required|preferred|essential|desirable|mandatory|necessary|needed|a must)),\s/giu,
  // 'Kafka zwingend, Docker von Vorteil', 'Imprescindible Kafka, deseable Docker'
  inSequence(/,/giu, precededBy(inSequence(needAbroad, /,/iu)), /\s/iu),
  inSequence(/,\s/giu, followedBy(inSequence(needBehindComma, / ?:? \p{L}/iu))),
  // 'You must know knots, and honesty is highly valued'
  /,(?<=\bmust (?:have|hold|possess|know|be) [^,;.]{2,60},)\s(?=and [^,;.]{2,60} (?:is|are|would be) )/giu,
  // 'Siebel diploma, ideally': at the end of its sentence it applies to what precedes it.
  inSequence(/,\s+/iu, followedBy(inSequence(anyOf(ideallyEnglish, /but|with/iu), /\b(?!\s*(?:[.;)]|$))/iu))),
  // 'Five years of rigging ideally including masts', 'knots and splices with sail repair a plus'
  inSequence(/(?<=\p{L}) /iu, followedBy(inSequence(ideallyEnglish, / (?:including|with|in|using|on|also)\b/iu))),
  / (?=with [^,;]{3,60} an? (?:\p{L}+ )?(?:plus|bonus|advantage|asset)\b)/giu,
  wishBehindAsk,
  andBehindNeed,
);
/** 'Ideally with Xero, strong Excel': 'ideally' does not apply after the comma, unless the comma is its own: 'and, ideally, Xero'. */
const idealClause = inSequence(
  /^\W*/iu,
  anyOf(ideallyEnglish, inSequence(optional(inSequence(conjunctionAbroad, / /iu)), ideallyAbroad)),
  endOfWord,
  /[^,]{1,200},\s/iu,
);

const breaksIn = ({ text, language }: Statement, places: readonly TermPlace[]): readonly number[] =>
  [
    ...allMatches(text, clauseBreak).map((match) => match.index),
    ...ownWishes(text, places, language),
    ...strengthBreaks(text),
    ...unaskedCommas(text, language),
  ].toSorted((one, other) => one - other);

const clauseAround = (text: string, breaks: readonly number[], from: number, to: number): string => {
  const start = breaks.findLast((at) => at < from) ?? 0;
  const end = breaks.find((at) => at >= to) ?? text.length;
  const clause = text.slice(start, end);
  const ideal = idealClause.exec(clause)?.[0].length ?? 0;
  return start + ideal <= from ? clause.slice(ideal) : clause.slice(0, ideal === 0 ? undefined : ideal);
};

/** A bracket after a term, and the words after the bracket: ' (ISO 26262) desirable', ' (a plus)'. */
const bracketBehind = /^[^,;.()]{0,30}\(([^()]{0,80})\)\s*([^,;.()]{0,60})/u;
/** The same for a term inside the bracket. */
const endOfBracket = /^[^()]{0,80}\)\s*([^,;.()]{0,60})/u;

/** A nice-to-have cue that a bracket separates from its term. Text that names another term is about that one. */
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

const maxLengthOfOneOf = 100;
/** Where the list is over: 'one of AWS or Azure; Java and Kotlin'. */
const endOfOneOf = /[;.]\s|\bas well as\b/u;
const lastOfList = /^\s*,?\s*(?:and|&|und|et|y|e|en)\s*$/iu;

const isNameOrAlike = (before: AskedTerm, next: AskedTerm): boolean =>
  /^[\p{Lu}\d]/u.test(next.term) || before.kind === next.kind;

/** The terms that begin a list of which one is enough, and those that begin examples of a kind that no term names. */
type ListStarts = { oneOf: ReadonlySet<number>; examples: ReadonlySet<number> };

const startsOf = ({ text, isOneOf, language }: Statement, places: readonly TermPlace[]): ListStarts => {
  const opened = (cue: RegExp, maxLength: number) =>
    places.flatMap(({ from }, index) => {
      if (!cue.test(text.slice(Math.max(0, from - maxLength), from))) return [];
      // 'at least one query language such as SQL': the list begins with its kind.
      const isBehindKind = index > 0 && linkOf(text.slice(places[index - 1]?.to ?? 0, from), language) === 'example';
      return isBehindKind ? [] : [index];
    });
  const asked = namesOneOf.test(text) ? opened(oneOf, maxLengthOfOneOf) : [];
  return {
    oneOf: new Set([...asked, ...(isOneOf === true ? [0] : [])]),
    examples: new Set(opened(exampleCue, maxLengthOfExampleCue)),
  };
};

/** The last words of names for a kind of product. */
const kindOfProduct =
  /(?:^|\s)(?:software|platform|system|tool|cloud|database|framework|language|library|suite|program)$/iu;

/**
 * 'AWS (public cloud)', 'Salesforce (CRM software)': alone in its brackets, the name of a kind says what the one before
 * it is. 'Excel (pivot tables)' and 'Python (pandas)' ask for more.
 */
const isGloss = ({ term, kind }: AskedTerm): boolean => kind !== 'license' && kindOfProduct.test(term);

/** How each term is linked to the one before it. */
const linksBetween = (
  { text, language }: Statement,
  places: readonly TermPlace[],
  starts: ListStarts,
): readonly Link[] => {
  const endFrom = (index: number): number => {
    const from = places[index]?.from ?? 0;
    // 'At least one language (Java, C++), SQL and Git': the list ends with its bracket.
    const isInBracket = text.slice(0, from).lastIndexOf('(') > text.slice(0, from).lastIndexOf(')');
    const end = text.slice(from).search(isInBracket ? /\)/u : endOfOneOf);
    return end < 0 ? text.length : from + end;
  };
  let endOfList = starts.oneOf.has(0) ? endFrom(0) : 0;
  let isExamples = starts.examples.has(0);
  return places.slice(1).map((next, index): Link => {
    const before = places[index];
    if (before === undefined) return 'none';
    const between = text.slice(before.to, next.from);
    if (between === ' (' && isAcronymOf(next.asked.term, before.asked.term)) return 'or';
    if (between === ' (' && text.charAt(next.to) === ')' && isGloss(next.asked)) return 'slash';
    // 'tools such as SQL, Perl and XML': the examples belong together, the last one, too.
    const isLast = lastOfList.test(between);
    const isLicense = next.asked.kind === 'license';
    const isJoined = next.from < endOfList || (isExamples && !isLicense && isNameOrAlike(before.asked, next.asked));
    const link = isLast && isJoined ? 'or' : linkOf(between, language);
    if (starts.oneOf.has(index + 1)) endOfList = endFrom(index + 1);
    const goesOn = isExamples && !isLast && link !== 'none' && before.asked.kind !== 'license';
    isExamples = starts.examples.has(index + 1) || link === 'example' || goesOn;
    return link;
  });
};

/** 'web-development' of 'web-development tools such as Perl': without its noun it is neither a kind nor an alternative. */
const isCutKind = (text: string, place: TermPlace | undefined, next: TermPlace | undefined): boolean => {
  if (place === undefined || next === undefined || !/^\p{Ll}+-\p{Ll}+$/u.test(place.asked.term)) return false;
  const between = text.slice(place.to, next.from);
  return linkOf(between) === 'example' && /^\s+\p{L}+[\s,(]+\p{L}/u.test(between.replace(exampleCue, 'as'));
};

/** A requirement with what names it: its terms, and all terms of its statement. */
export type PlacedAsk = {
  ask: TermAsk;
  statement: Statement;
  members: readonly TermPlace[];
  places: readonly TermPlace[];
};

const asksIn = (statement: Statement, places: readonly TermPlace[]): PlacedAsk[] => {
  const last = places.at(-1);
  if (last === undefined) return [];
  const starts = startsOf(statement, places);
  const links = linksBetween(statement, places, starts);
  const groups = alternativesOf(links, statement.text.slice(last.to), new Set([...starts.oneOf, ...starts.examples]));
  const breaks = breaksIn(statement, places);
  const wished = wishedLists(statement, places);
  // The terms of a list share their clause.
  let clause = '';
  let isNiceClause = false;
  return groups.flatMap((indices): PlacedAsk[] => {
    const isKindCut = indices.length > 2 && isCutKind(statement.text, places[indices[0] ?? 0], places[indices[1] ?? 0]);
    const members = (isKindCut ? indices.slice(1) : indices).flatMap((index) => places[index] ?? []);
    const [first] = members;
    if (first === undefined) return [];
    const own = clauseAround(statement.text, breaks, first.from, members.at(-1)?.to ?? first.to);
    if (own !== clause) {
      clause = own;
      isNiceClause = niceClauseCue.test(own);
    }
    const isNice =
      isNiceClause ||
      wished.some(({ from, to }) => from <= first.from && first.from < to) ||
      isWishedBehindBracket(statement.text, members.at(-1)?.to ?? first.to, places);
    // 'Mentorship or assessor qualification' is more than a quality of a person.
    const deciding = members.find(({ asked }) => asked.kind !== 'soft') ?? first;
    const group = groupOf(statement, isNice, deciding.asked);
    const beside = unknownBeside(statement.text, members, places);
    const alternatives = members.map((member) => member.asked);
    const ask = { group, alternatives, quote: statement.text, ...(beside.length > 0 ? { beside } : {}) };
    return [{ ask, statement, members, places }];
  });
};

/** Two requirements with the same key are one. */
const keyOf = (term: AskedTerm): string => (term.trait ?? term.entry ?? term.term).toLowerCase();

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

/** Below 'One of the following:' all items are one requirement, named by that line. */
const asOneOf = (list: string, asks: readonly TermAsk[]): readonly TermAsk[] => {
  const terms = asks.filter(({ group }) => group !== 'soft');
  const [first] = terms;
  if (first === undefined) return asks;
  return [{ group: first.group, alternatives: terms.flatMap(({ alternatives }) => alternatives), quote: list }];
};

const withListsOfOne = (
  statements: readonly Statement[],
  asksOf: (statement: Statement) => readonly TermAsk[],
): readonly TermAsk[] => {
  const lists = Map.groupBy(statements, ({ oneOfList }) => oneOfList);
  const done = new Set<string>();
  return statements.flatMap((statement) => {
    const { oneOfList } = statement;
    if (oneOfList === undefined) return asksOf(statement);
    if (done.has(oneOfList)) return [];
    done.add(oneOfList);
    return asOneOf(oneOfList, (lists.get(oneOfList) ?? []).flatMap(asksOf));
  });
};

/** What the statements name, also what nobody may ask for. */
export const placedAsksOf = (
  statements: readonly Statement[],
  isCompany: (word: Word) => boolean,
): readonly PlacedAsk[] =>
  statements.flatMap((statement) =>
    asksIn(statement, isAboutWork(statement) ? termPlacesOf(statement, isCompany) : traitTermPlacesOf(statement)),
  );

const isTraitAsk = ({ ask }: PlacedAsk): boolean => ask.alternatives.every(({ trait }) => trait !== undefined);

/** A quality is quoted where the posting asks for it, and not where its duties name it as well. */
const partRank: Readonly<Record<Statement['part'], number>> = { must: 0, nice: 0, duty: 1, about: 2, boilerplate: 2 };

/**
 * The terms that the statements require, each requirement with its alternatives, strongest group first. `chosenOf` leaves
 * out what is not asked for.
 */
export const termAsksOf = (
  statements: readonly Statement[],
  isCompany: (word: Word) => boolean,
  chosenOf: (placed: readonly PlacedAsk[]) => readonly PlacedAsk[] = (placed) => placed,
): readonly TermAsk[] => {
  const placed = placedAsksOf(statements, isCompany);
  const chosen = new Set(chosenOf(placed));
  // Where a trait counts is decided where it is found.
  const asked = Map.groupBy(
    placed.filter((one) => chosen.has(one) || isTraitAsk(one)),
    ({ statement }) => statement,
  );
  const asksOf = (statement: Statement) => (asked.get(statement) ?? []).map(({ ask }) => ask);
  const firmFirst = statements.toSorted((one, other) => partRank[one.part] - partRank[other.part]);
  return withoutRepeats(withListsOfOne(firmFirst, asksOf));
};
