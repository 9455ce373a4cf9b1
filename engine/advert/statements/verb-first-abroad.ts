import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import {
  askingInfinitives,
  imperatives,
  infinitivesInRe,
  nounsLikeInfinitives,
} from '../../lexicon/adverts/verbs-first.ts';
import { fold } from '../../text/fold.ts';

/** The first two words of an item, without accents and capitals, and the second as it is written. */
type Opening = { first: string; second: string; secondRaw: string };

/** 'Chantier de': what goes on with 'of' is a noun. */
const ofNoun = /^(?:de|d|du|del|di|da|do|dos|das)$/;

const isInfinitive = (ending: RegExp, { first, second, secondRaw }: Opening): boolean =>
  ending.test(first) && !nounsLikeInfinitives.has(first) && !ofNoun.test(second) && /^\p{Ll}/u.test(secondRaw);

/** Behind a noun there is no article in the accusative: 'Betreue unsere Gäste', but 'Betreuung unserer Gäste'. */
const objectArticle = /^(?:den|das|dem|einen|unsere?n?|deine?n?)$/;

const opensWithVerb: Readonly<Record<AdLanguage, (opening: Opening) => boolean>> = {
  fr: (opening) =>
    isInfinitive(/^\p{L}{2,}(?:(?<!i)er|[cdflr]ier|ir)$/u, opening) || infinitivesInRe.has(opening.first),
  es: (opening) => isInfinitive(/^\p{L}{2,}[aei]r$/u, opening),
  pt: (opening) => isInfinitive(/^\p{L}{2,}[aeio]r$/u, opening),
  it: (opening) => isInfinitive(/^\p{L}{2,}[aei]re$/u, opening),
  nl: ({ first, second }) => /^\p{L}{4,}en$/u.test(first) && second === 'van',
  de: ({ first, second }) => imperatives.has(first) || (/^\p{L}+e$/u.test(first) && objectArticle.test(second)),
};

/**
 * 'Assurer le suivi', 'Steuere unsere Züge': an item that begins with what is done there, in a posting that is not in
 * English. Verbs that ask ('Maîtriser Excel', 'Saber inglés') do not count.
 */
export const opensWithVerbAbroad = (item: string, language: AdLanguage): boolean => {
  const [, raw = '', secondRaw = ''] = /^\P{L}*(\p{L}+)(?:\s+|['’])(\p{L}+)/u.exec(item) ?? [];
  const first = fold(raw);
  if (first === '' || askingInfinitives.has(first)) return false;
  return opensWithVerb[language]({ first, second: fold(secondRaw), secondRaw });
};
