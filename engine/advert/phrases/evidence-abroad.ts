import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { emptyHeadsAbroad, emptyOpeningsAbroad, fieldEndings } from '../../lexicon/cues/evidence.ts';
import type { Word } from '../../text/words.ts';
import { isMarked } from '../word-classes.ts';
import type { Phrase } from './phrase-shape.ts';

// What a phrase of another language needs before it is stated. There no list of everyday words tells a term from a
// piece of a sentence, so its spelling, its ending and its first word have to.

/** 'parlé de niveau professionnel', 'orienté business': a French participle before what it goes with. */
const isParticiple = (word: Word): boolean =>
  /^\p{Ll}{3,}(?:é|ée|és|ées)$/u.test(word.raw) && !/(?:[iueé]té|rté)s?$/u.test(word.raw);

/** 'motiver', but 'chantier' and 'cancer' */
const infinitive = {
  fr: /^\p{Ll}{2,}(?:[^i]er|oir|tre)$/u,
  es: /^\p{Ll}{3,}(?:ar|er|ir)$/u,
  it: /^\p{Ll}{3,}(?:are|ere|ire|rre)$/u,
  pt: /^\p{Ll}{3,}(?:ar|er|ir)$/u,
} as const;

const isLowerOrFirst = (word: Word, first: number): boolean => first === 0 || /^\p{Ll}/u.test(word.raw);

/** Whether the phrase says enough by itself: a name, several words with a noun that means something, or the noun of a field. `isAsked`: right after words that ask, or in a list. */
export const isStatedAbroad = (
  words: readonly Word[],
  { first, last }: Phrase,
  language: AdLanguage,
  isAsked: boolean,
): boolean => {
  const inside = words.slice(first, last + 1);
  const [head] = inside;
  if (head === undefined) return false;
  if (inside.some(isMarked) && !emptyHeadsAbroad.has(head.raw.toLowerCase())) return true;
  if (language !== 'de' && emptyOpeningsAbroad.has(head.plain)) return false;
  if (emptyHeadsAbroad.has(head.plain)) return last > first;
  if (language === 'de' || language === 'nl') return true;
  if (last > first) return !isParticiple(head);
  if (infinitive[language].test(head.raw)) return false;
  return isAsked || !isLowerOrFirst(head, first) || fieldEndings[language].test(head.plain);
};

const isLink = (word: Word | undefined): boolean => /^(?:et|ou|y|e|o|u)$/.test(word?.plain ?? '');

/** 'Accueil, vente, caisse et inventaires': nothing but nouns. */
export const isBareList = (words: readonly Word[]): boolean =>
  words.length >= minNouns &&
  words.every((word, index) => index === 0 || word.joint === 'hard' || isLink(word) || isLink(words[index - 1]));
const minNouns = 3;

/** 'la greffe ou encore la taille': the list of what is asked for, up to the phrase that ends with word `last`, goes on. */
export const isNextTo = (words: readonly Word[], last: number, first: number): boolean =>
  last >= 0 &&
  first - last <= maxWordsOfLink + 1 &&
  (/^\s*[,/(]/.test(words[last + 1]?.before ?? '') || isLink(words[last + 1]));
const maxWordsOfLink = 3;
