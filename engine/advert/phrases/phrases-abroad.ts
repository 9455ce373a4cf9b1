import { fold } from '../../text/fold.ts';
import { advertLanguages, joiningWords, type AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { type Word } from '../../text/words.ts';
import type { Phrase } from './phrase-shape.ts';
import type { Statement } from '../statements/statements-of.ts';
import { isCapital, functionWordSet, isMarked, isNumber } from '../word-classes.ts';

/** What follows these is the subject of a degree, not a requirement of its own. */
const degreeWord = /^(?:grado|licenciatura|laurea|superior|bacharelado|formation|bac|hochschulstudium|studium)$/;

/** Too general to be a term on its own. */
const headAbroad =
  /^(?:gestion|gestione|gestao|planung|entwicklung|developpement|desarrollo|sviluppo|desenvolvimento|beheer)$/;

const maxPhraseLength = 5;
const minWordLength = 4;

/** A list of skills starts behind these: 'Erfahrung in', 'maîtrise de'. */
const openers = compilePhrases(
  `
  // German
  *kenntnisse*
  *erfahrung*
  umgang
  ausbildung
  weiterbildung
  // French
  experience
  connaissances?
  maitrise*
  titulaire
  pratique
  // Spanish
  experiencia
  conocimientos?
  dominio
  manejo
  // Italian, Portuguese and Dutch
  esperienza
  conoscenza
  conhecimentos?
  ervaring
  kennis
  `,
  { start: 'text', end: 'text' },
);
const opens = (word: Word): boolean => openers.test(fold(word.raw));

const isFunctionWord = (word: Word, language: AdLanguage): boolean =>
  advertLanguages[language].littleWords.has(word.raw.toLowerCase()) ||
  advertLanguages[language].littleWords.has(word.plain) ||
  functionWordSet.has(word.plain);

/** 'B2' is a language level. */
const isBeside = (word: Word | undefined, language: AdLanguage): boolean =>
  word !== undefined &&
  (advertLanguages[language].nonSkillWords.has(word.plain) || isNumber(word) || /^[abc][12]$/.test(word.plain));

/** 'Grund- und Behandlungspflege' is one compound written in two parts. */
const isHyphenatedHalf = (words: readonly Word[], index: number): boolean =>
  /^[-‐–]\s/.test(words[index + 1]?.before ?? '') && /^(?:und|oder|en|of)$/.test(words[index + 1]?.plain ?? '');

const isJoin = (words: readonly Word[], index: number, language: AdLanguage): boolean => {
  const word = words[index];
  if (word === undefined) return false;
  if (isHyphenatedHalf(words, index - 1)) return true;
  return language !== 'de' && language !== 'nl' && joiningWords.has(word.plain);
};

/** The phrase without the qualifiers at its ends: 'Bonne maîtrise de', 'Sorgfältige'. */
const trimmedAbroad = (words: readonly Word[], from: number, to: number, language: AdLanguage): Phrase | null => {
  let first = from;
  let last = to;
  while (first <= last) {
    const word = words[first];
    const isQualifier =
      language === 'de' &&
      first < last &&
      word !== undefined &&
      (!isCapital(word) || (first === 0 && /e[nrs]?$/.test(word.plain)));
    if (word === undefined || !(isBeside(word, language) || isJoin(words, first, language) || isQualifier)) break;
    first += 1;
  }
  while (last >= first && (isBeside(words[last], language) || isJoin(words, last, language))) last -= 1;
  return first > last ? null : { first, last };
};

const isTermLike = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const inside = words.slice(first, last + 1);
  if (inside.length > maxPhraseLength || inside.some(isNumber)) return false;
  if (inside.length === 1 && inside.some(({ plain }) => headAbroad.test(plain))) return false;
  // German nouns have a capital; words without one only qualify them.
  if (language === 'de' && !inside.some(isCapital)) return false;
  return inside.some(
    (word) =>
      (isMarked(word) && !isBeside(word, language)) ||
      (word.plain.length >= minWordLength && !isBeside(word, language)),
  );
};

/**
 * Requirements beyond the lexicon in a statement of another language: within lists of requirements, the words between
 * function words, without those that only state a level.
 */
export const phrasesAbroad = (
  words: readonly Word[],
  statement: Statement,
  language: AdLanguage,
  isTaken: (index: number) => boolean,
): readonly Phrase[] => {
  if (statement.part !== 'must' && statement.part !== 'nice') return [];
  const phrases: Phrase[] = [];
  let isOpen = statement.isItem;
  let from = -1;
  const close = (end: number) => {
    if (from >= 0 && isOpen) {
      const phrase = trimmedAbroad(words, from, end, language);
      if (phrase !== null && isTermLike(words, phrase, language)) phrases.push(phrase);
    }
    from = -1;
  };
  words.forEach((word, index) => {
    if (word.joint === 'hard' || isTaken(index)) close(index - 1);
    if (isTaken(index)) return;
    const joins = from >= 0 && isJoin(words, index, language) && word.joint === 'soft';
    if (!joins && isFunctionWord(word, language)) {
      close(index - 1);
      return;
    }
    if (degreeWord.test(word.plain)) {
      close(index - 1);
      isOpen = false;
      return;
    }
    if (opens(word)) {
      close(index - 1);
      isOpen = true;
      return;
    }
    if (from < 0) from = index;
  });
  close(words.length - 1);
  return phrases;
};
