import type { RequirementGroup, Term, TermKind } from '../../model/keywords.ts';
import { dutyCue } from '../../lexicon/boilerplate.ts';
import { entryNamed } from '../term-index.ts';
import { termsIn, type TermMatch } from '../terms-in.ts';
import { wordsOf, type Word } from '../words.ts';
import { alternativesOf, linkOf } from './alternatives.ts';
import { degreeStretch } from './degree-asks.ts';
import { phrasesIn } from './phrases-in.ts';
import type { Statement } from './statements-of.ts';

/** A term as the advert words it; `entry` is the lexicon's name for it, null for a phrase of the advert's own. */
export type AskedTerm = Term & { entry: string | null };

export type TermAsk = { group: RequirementGroup; alternatives: readonly AskedTerm[]; quote: string };

type Place = { first: number; last: number; asked: AskedTerm };

const rank: Readonly<Record<RequirementGroup, number>> = { must: 0, duty: 1, nice: 2, soft: 3 };

const surfaceOf = (statement: Statement, words: readonly Word[], first: number, last: number): string => {
  const from = words[first]?.stretches[0].from ?? 0;
  const to = words[last]?.stretches[0].to ?? from;
  return statement.text.slice(from, to);
};

const placesIn = (
  statement: Statement,
  isCompany: (word: Word) => boolean,
): { words: readonly Word[]; places: Place[] } => {
  const words = wordsOf([{ text: statement.text, startsAnew: true }]);
  const degree = degreeStretch(statement.text);
  const isSubject = (index: number) => {
    const from = words[index]?.stretches[0].from ?? 0;
    return degree !== null && from >= degree.from && from < degree.to;
  };
  const isListed = () => statement.isItem && statement.part !== 'duty';
  const matches = termsIn(words, isListed).filter(
    (match) => !match.isInside && !isSubject(match.first) && !isCompanyMatch(words, match, isCompany),
  );
  const places: Place[] = [];
  for (const match of matches) {
    if (isOpeningVerb(statement, words, match) || isPastForm(words, match)) continue;
    // Two entries can share a name; the first list owns it.
    if (places.some((place) => place.first <= match.last && match.first <= place.last)) continue;
    const { kind, industry, term } = match.entry;
    places.push({
      first: match.first,
      last: match.last,
      asked: { term: surfaceOf(statement, words, match.first, match.last), kind, industry, entry: term },
    });
  }
  const isTaken = (index: number) =>
    isSubject(index) || places.some((place) => place.first <= index && index <= place.last);
  const other: TermKind = 'other';
  for (const phrase of phrasesIn(words, statement, isTaken, isCompany)) {
    const term = surfaceOf(statement, words, phrase.first, phrase.last);
    places.push({ first: phrase.first, last: phrase.last, asked: { term, kind: other, industry: null, entry: null } });
  }
  return { words, places: places.toSorted((one, next) => one.first - next.first) };
};

/** 'Well presented', 'as advertised': what is asked for does not stand in the past. */
const isPastForm = (words: readonly Word[], match: TermMatch): boolean => {
  const word = words[match.first];
  if (match.first !== match.last || word === undefined || !word.plain.endsWith('ed')) return false;
  return !match.entry.names.some((name) => name.text.toLowerCase() === word.plain);
};

/** A duty begins with its verb: 'Drive sales', 'Document findings'. */
const isOpeningVerb = (
  statement: Statement,
  words: readonly Word[],
  match: { first: number; last: number },
): boolean => {
  const word = words[match.first];
  const next = words[match.last + 1];
  if (statement.part !== 'duty' || match.first > 0 || match.last > 0 || word === undefined || next === undefined)
    return false;
  return next.joint === 'soft' && !/ing$/.test(word.plain) && !/^(?:and|or|of|for|in)$/.test(next.plain);
};

const isCompanyMatch = (
  words: readonly Word[],
  match: { first: number; last: number },
  isCompany: (word: Word) => boolean,
): boolean => words.slice(match.first, match.last + 1).every((word) => /^\p{Lu}/u.test(word.raw) && isCompany(word));

const niceClause =
  /\b(?:preferred|preferably|a plus|an advantage|advantageous|desirable|beneficial|nice to have|ideally|bonus|an asset)\b/i;

/** 'must' turns to 'nice' for a clause that says so: 'German an advantage' after a semicolon or a comma. */
const groupOf = (statement: Statement, clause: string, kind: TermKind): RequirementGroup => {
  if (kind === 'soft') return 'soft';
  if (statement.part === 'nice') return 'nice';
  if (niceClause.test(clause)) return 'nice';
  return statement.part === 'must' ? 'must' : 'duty';
};

const clauseAround = (text: string, from: number, to: number): string => {
  const start = Math.max(text.lastIndexOf(';', from), text.lastIndexOf('(', from), text.lastIndexOf('. ', from)) + 1;
  const ends = [text.indexOf(';', to), text.indexOf(')', to)].filter((end) => end >= 0);
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends));
};

const asksIn = (statement: Statement, isCompany: (word: Word) => boolean): TermAsk[] => {
  const { words, places } = placesIn(statement, isCompany);
  if (places.length === 0) return [];
  const textBetween = (one: Place, next: Place) =>
    statement.text.slice(words[one.last]?.stretches[0].to ?? 0, words[next.first]?.stretches[0].from ?? 0);
  const links = places.slice(1).map((next, index) => linkOf(textBetween(places[index] as Place, next)));
  const lastWord = words[places.at(-1)?.last ?? 0];
  const after = statement.text.slice(lastWord?.stretches[0].to ?? 0);
  return alternativesOf(links, after).map((indices): TermAsk => {
    const members = indices.map((index) => places[index] as Place);
    const first = members[0] as Place;
    const from = words[first.first]?.stretches[0].from ?? 0;
    const to = words[(members.at(-1) as Place).last]?.stretches[0].to ?? from;
    const group = groupOf(statement, clauseAround(statement.text, from, to), first.asked.kind);
    return { group, alternatives: members.map((member) => member.asked), quote: statement.text };
  });
};

/** What two asks have to share to be one. */
const keyOf = (term: AskedTerm): string => (term.entry ?? term.term).toLowerCase();

/** An ask said twice counts once, in its stronger group. */
const withoutRepeats = (asks: readonly TermAsk[]): TermAsk[] => {
  const kept: TermAsk[] = [];
  const asked = new Set<string>();
  for (const ask of asks.toSorted((one, other) => rank[one.group] - rank[other.group])) {
    const fresh = new Map(ask.alternatives.map((term) => [keyOf(term), term]));
    const isRepeat = [...fresh.keys()].every((key) => asked.has(key));
    if (isRepeat) continue;
    for (const key of fresh.keys()) asked.add(key);
    kept.push({ ...ask, alternatives: [...fresh.values()] });
  }
  return kept;
};

/** Under 'About the role' an employer also tells of itself; only what speaks of the work counts. */
const isAsking = (statement: Statement): boolean => {
  if (statement.part === 'must' || statement.part === 'nice') return true;
  return (
    statement.part === 'duty' &&
    (statement.isItem || dutyCue.test(statement.text.toLowerCase()) || /\b(?:you|your|will)\b/i.test(statement.text))
  );
};

/** The terms that the statements ask for, each ask with its alternatives, strongest group first. */
export const termAsksOf = (statements: readonly Statement[], isCompany: (word: Word) => boolean): readonly TermAsk[] =>
  withoutRepeats(statements.filter(isAsking).flatMap((statement) => asksIn(statement, isCompany)));

/** The lexicon's own name for a term, or the term itself. */
export const canonicalOf = (term: string): string => entryNamed(term)?.term ?? term;
