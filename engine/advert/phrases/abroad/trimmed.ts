import { advertLanguages, joiningWords, type AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import { traitAbroad } from '../../../lexicon/adverts/traits.ts';
import { looseAdjectives } from '../../../lexicon/adverts/word-forms.ts';
import { numberWords } from '../../../lexicon/number-words.ts';
import { anyOf } from '../../../lexicon/phrases/compose.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { Word } from '../../../text/words.ts';
import type { Phrase } from '../phrase-shape.ts';
import { isCapital, isMarked } from '../../word-classes.ts';
import { isFunctionWord, isBeside, isJoin } from './words-between.ts';

/** 'Erfolgreich', 'Hohe', 'Selbstständiges': a German adjective that opens an item. */
export const isOpeningAdjective = (words: readonly Word[], index: number): boolean =>
  index === 0 &&
  (isAdjectiveInRow(words) || (words[1]?.joint === 'soft' && !isFunctionWord(words[1], 'de'))) &&
  openingAdjective.test(words[0]?.plain ?? '');
/** 'Sicheres, offenes und freundliches Auftreten' */
const isFurtherAdjective = ({ raw, plain }: Word): boolean => plain === 'und' || /^\p{Ll}{3,}e[rsnm]?$/u.test(raw);

/** 'Selbstständiges und zielorientiertes Arbeiten', 'Offene, freundliche Art': the next word is an adjective, too. */
const isAdjectiveInRow = (words: readonly Word[]): boolean => {
  const isPair = words[1]?.plain === 'und' || /^,\s$/.test(words[1]?.before ?? '');
  const at = words[1]?.plain === 'und' ? 2 : 1;
  const [first, other] = [words[0], words[at]];
  if (!isPair || first === undefined || other === undefined) return false;
  const noun = words.slice(at + 1).find((word) => !isFurtherAdjective(word));
  if (noun?.joint !== 'soft') return false;
  if (!adjectiveAlone.test(first.plain) || !/^\p{Ll}+$/u.test(other.raw)) return false;
  // 'Datenbanken und verteilte Systeme': two adjectives of one noun have the same ending, and the noun is a quality.
  const ending = /e[rsnm]?$/.exec(other.plain)?.[0];
  const isSame = ending !== undefined && first.plain.endsWith(ending);
  return isSame && (traitAbroad.test(noun.plain) || advertLanguages.de.nonSkillWords.has(noun.plain));
};

/** What is an adjective by its form alone; a noun may end in '-e' and '-en', too. */
const adjectiveAlone = /^(?:\p{L}+e[rsm]|(?:\p{L}*(?:lich|ig|isch|iert|bar|sam|end)|offen)(?:e[rsnm]?)?)$/u;
const openingAdjective = /(?:e[rsn]?|lich|reich|isch|sam|voll|los|bar|iert)$/;

/** 'Savoir lire', 'Assurer': French verbs that open an item. */
const isOpeningVerbAbroad = (words: readonly Word[], first: number, language: AdLanguage): boolean =>
  language === 'fr' &&
  /(?:er|ir|re|oir)$/.test(words[first]?.plain ?? '') &&
  words.slice(0, first).every((word) => /(?:er|ir|re|oir)$/.test(word.plain) || joiningWords.has(word.plain));

/** 'Einem vergleichbaren Kassensystem': a system like it, not the name of one. */
const ofTheKind = /^(?:vergleichbar|ahnlich|gleichwertig|entsprechend)/;

/** A German adjective before the noun that was cut off, or a participle after it: 'elektrotechnischer', 'gezüchtet', but not 'browser'. */
const inflected = anyOf(/^\p{Ll}+(?:isch|lich|ig|ell|bar|sam|iv|al|end|iert)e[nrsm]?$/u, /^(?:be|ge)\p{Ll}+t$/u);

/** Nouns that mean nothing alone but name something with their adjective: 'analyse financière', 'doti comunicative'. */
const headsOfPair = wordSet(
  `analyse analyses base bases cabinet cabinets presentation resultats
   doti dotes capacita abilita habilidad habilidades capacidades`,
);
/** 'Cabinet comptable', 'bases de données': without its noun an adjective means nothing. */
const isHeadOfPair = (words: readonly Word[], index: number, to: number, language: AdLanguage): boolean => {
  const [word, next, other] = [words[index], words[index + 1], words[index + 2]];
  if (
    language === 'de' ||
    language === 'nl' ||
    word === undefined ||
    next === undefined ||
    index >= to ||
    !headsOfPair.has(word.plain)
  )
    return false;
  if (/^bases?$/.test(word.plain) && next.plain === 'de') return other?.plain === 'donnees';
  return next.joint === 'soft' && !joiningWords.has(next.plain) && !isBeside(next, language);
};

/** The phrase without the qualifiers at its ends: 'Bonne maîtrise de', 'Sorgfältige'. */
export const trimmedAbroad = (
  words: readonly Word[],
  from: number,
  to: number,
  language: AdLanguage,
): Phrase | null => {
  let first = from;
  let last = to;
  while (first <= last && isOpeningVerbAbroad(words, first, language)) {
    first += 1;
    while (first <= last && isJoin(words, first, language)) first += 1;
  }
  while (first <= last) {
    const word = words[first];
    const isQualifier =
      language === 'de' && first < last && word !== undefined && (!isCapital(word) || isOpeningAdjective(words, first));
    const isLoose = word !== undefined && language !== 'de' && looseAdjectives.has(word.plain) && !isMarked(word);
    // 'B válida': the letter of a class belongs to what is before it.
    const isLetter = language !== 'de' && first < last && /^\p{L}$/u.test(word?.raw ?? '');
    const isAmount = first < last && Object.hasOwn(numberWords, word?.plain ?? '');
    const isTrimmed =
      isLoose || isAmount || isLetter || isQualifier || isBeside(word, language) || isJoin(words, first, language);
    if (word === undefined || !isTrimmed) break;
    if (isHeadOfPair(words, first, last, language)) break;
    first += 1;
  }
  // A German phrase ends in its noun: 'Kommunikation runden'.
  const isBehindNoun = (word: Word | undefined) =>
    language === 'de' &&
    word !== undefined &&
    (/^\p{Ll}+en$/u.test(word.raw) || inflected.test(word.raw)) &&
    word.before === ' ';
  // 'Installation elektrotechnischer Einrichtungen': a general noun completes a name that began before its adjective.
  const end = words[last];
  if (end !== undefined && last - first >= 2 && isCapital(end) && isBehindNoun(words[last - 1])) return { first, last };
  while (
    last >= first &&
    (isBeside(words[last], language) || isJoin(words, last, language) || isBehindNoun(words[last]))
  )
    last -= 1;
  const isOfKind = words.slice(from, first).some(({ plain }) => ofTheKind.test(plain));
  return first > last || isOfKind ? null : { first, last };
};
