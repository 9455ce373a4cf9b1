import { type AdLanguage, spokenAbroad } from '../../lexicon/adverts/abroad.ts';
import {
  askingInfinitives,
  dutchVerbs,
  imperatives,
  infinitivesInIer,
  infinitivesInRe,
  nounsLikeInfinitives,
} from '../../lexicon/adverts/verbs-first.ts';
import { fold } from '../../text/fold.ts';
import { partBySentence } from './part-by-words.ts';

/** The first three words of an item, without accents and capitals, and the second as it is written. */
type Opening = { first: string; second: string; secondRaw: string; third: string };

/** 'Chantier de', 'Solar con', 'Master en': a word followed like this is a noun. */
const ofNoun = /^(?:de|d|du|del|di|da|do|dos|das|con|com|avec|sur)$/;
const link = /^(?:et|ou|y|e|o|u)$/;
const anyInfinitive = /(?:[aei]re?|re)$/;

const isInfinitive = (ending: RegExp, { first, second, secondRaw, third }: Opening): boolean =>
  ending.test(first) &&
  !nounsLikeInfinitives.has(first) &&
  !ofNoun.test(second) &&
  // 'Planifier et suivre', but 'Angular y React'
  (!link.test(second) || anyInfinitive.test(third)) &&
  /^\p{Ll}/u.test(secondRaw);

/** After a noun there is no article in the accusative: 'Betreue unsere Gäste', but 'Betreuung unserer Gäste'. */
const objectArticle = /^(?:den|das|dem|einen|unsere?n?|deine?n?)$/;

const opensWithVerb: Readonly<Record<AdLanguage, (opening: Opening) => boolean>> = {
  fr: (opening) =>
    isInfinitive(/^\p{L}{2,}(?:(?<!i)er|fier|ir)$/u, opening) ||
    infinitivesInRe.has(opening.first) ||
    infinitivesInIer.has(opening.first),
  es: (opening) => isInfinitive(/^\p{L}{2,}[aei]r$/u, opening),
  pt: (opening) => isInfinitive(/^\p{L}{2,}(?:[aei]|po)r$/u, opening),
  it: (opening) => isInfinitive(/^\p{L}{2,}(?:a|(?<!i)e|i)re$/u, opening),
  nl: ({ first, second }) => dutchVerbs.has(first) && second === 'van',
  de: ({ first, second }) =>
    imperatives.has(first) ||
    (/^\p{L}+e$/u.test(first) && !nounsLikeInfinitives.has(first) && objectArticle.test(second)),
};

/**
 * 'Assurer le suivi', 'Steuere unsere Züge': an item that begins with what is done there, in a posting that is not in
 * English. Verbs that ask ('Maîtriser Excel', 'Saber inglés') do not count.
 */
export const opensWithVerbAbroad = (item: string, language: AdLanguage): boolean => {
  const [raw = '', secondRaw = '', third = ''] = item.match(/\p{L}+/gu)?.slice(0, 3) ?? [];
  const first = fold(raw);
  if (first === '' || askingInfinitives.has(first)) return false;
  return opensWithVerb[language]({ first, second: fold(secondRaw), secondRaw, third: fold(third) });
};

/** '3 ans', '5 Jahre' */
const years = /\d\s?(?:ans|jahren?|anos|anni|jaar)(?!\p{L})/u;

/** An item that asks for something: in words that ask, or with a spoken language or years. */
export const asksAbroad = (item: string): boolean => {
  if (partBySentence(item) === 'must') return true;
  const plain = fold(item);
  return (
    years.test(plain) || plain.split(/[^\p{L}]+/u).some((word) => spokenAbroad.has(word.replace(/kenntnisse$/, '')))
  );
};
