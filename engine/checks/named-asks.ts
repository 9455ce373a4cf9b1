import type { Keywords, Requirement, Term } from '../model/keywords.ts';
import { listed } from './outcomes.ts';

/** A finding names this many terms at most; each alternative is one. */
const maxTerms = 4;

/**
 * What a finding says of the unmet keyword requirements: the first to add by name, how many others there are, and how
 * many phrases, which may be cut wrongly or not asked for, so they are only counted. `areOnPage`: the words are on the
 * page and prove nothing; only spoken of when no word is missing altogether.
 */
export type NamedAsks = { named: readonly Requirement[]; others: number; phrases: number; areOnPage: boolean };

export const namedAsks = ({
  missing,
  unproven = [],
  unmet = [],
}: Pick<Keywords, 'missing' | 'unproven' | 'unmet'>): NamedAsks => {
  const isMissing = isAmong(missing);
  const absent = unmet.filter(({ alternatives }) => alternatives.every(isMissing));
  if (absent.length > 0) return { ...firstOf(absent), areOnPage: false };
  const isUnproven = isAmong(unproven);
  return { ...firstOf(unmet.filter(({ alternatives }) => alternatives.some(isUnproven))), areOnPage: true };
};

const isAmong = (terms: readonly string[]): ((term: Term) => boolean) => {
  const known = new Set(terms);
  return ({ term }) => known.has(term);
};

const firstOf = (unmet: readonly Requirement[]): Pick<NamedAsks, 'named' | 'others' | 'phrases'> => {
  const asks = unmet.filter(({ isPhrase }) => isPhrase !== true);
  const named: Requirement[] = [];
  let terms = 0;
  for (const ask of asks) {
    terms += Math.min(ask.alternatives.length, maxTerms);
    if (terms > maxTerms) break;
    named.push(ask);
  }
  return { named, others: asks.length - named.length, phrases: unmet.length - asks.length };
};

/** 'Java, Angular or React and 3 more' */
export const listOf = ({ named, others }: Pick<NamedAsks, 'named' | 'others'>): string => {
  const names = named.map(nameOf);
  return others > 0 ? `${names.join(', ')} and ${others} more` : listed(names);
};

/** 'Angular or React'; of a long group the first: 'R or SAS or Stata or SPSS or one of 3 others'. */
const nameOf = ({ label, alternatives }: Requirement): string => {
  const rest = alternatives.length - maxTerms;
  if (rest <= 0) return label;
  const first = alternatives.slice(0, maxTerms).map(({ term }) => term);
  return [...first, rest === 1 ? '1 other' : `one of ${rest} others`].join(' or ');
};
