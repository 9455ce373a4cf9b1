import type { AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import { traitAbroad } from '../../../lexicon/adverts/traits.ts';
import { looseAdjectives } from '../../../lexicon/adverts/word-forms.ts';
import { emptyHeadsAbroad } from '../../../lexicon/cues/evidence.ts';
import { numberWords } from '../../../lexicon/number-words.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { Word } from '../../../text/words.ts';
import type { Phrase } from '../phrase-shape.ts';
import { isCapital, headNounSet, isMarked, isNumber } from '../../word-classes.ts';
import { exampleOpeners } from '../../../lexicon/adverts/clauses.ts';
import { isRoman, isBeside } from './words-between.ts';
import { isOpeningAdjective } from './trimmed.ts';

/** Too general to be a term on its own. */
const headAbroad = wordSet(
  'gestion gestione gestao diplome normes planung entwicklung developpement desarrollo sviluppo desenvolvimento beheer sector secteur settore setor',
);

const maxPhraseLength = 5;
const minWordLength = 4;

/** 'Klima-, Heizungs-': the first half of a compound whose second half is far away. */
const isHalf = (words: readonly Word[], { first, last }: Phrase): boolean =>
  first === last && /^[-‐–][\s,]/.test(words[last + 1]?.before ?? '');

/** 'mínimo cinco años' */
const isNumberWord = ({ raw }: Word): boolean => Object.hasOwn(numberWords, raw.toLowerCase());

/** What a requirement beyond the lexicon may look like. */
export const isTermLike = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const inside = words.slice(first, last + 1);
  if (inside.length > maxPhraseLength || inside.some((word) => isNumber(word) || isRoman(word))) return false;
  if (inside.every(isNumberWord)) return false;
  // 'SAP software': the English noun after a known term means nothing alone.
  if (inside.length === 1 && inside.some(({ plain }) => headAbroad.has(plain) || headNounSet.has(plain))) return false;
  // 'proyectos relacionados'
  const said = language === 'de' ? inside : inside.filter(({ plain }) => !looseAdjectives.has(plain));
  if (said.length < inside.length && said.every(({ raw }) => emptyHeadsAbroad.has(raw.toLowerCase()))) return false;
  if (traitAbroad.test(inside.at(-1)?.plain ?? '') || isHalf(words, { first, last })) return false;
  if (language === 'de' && first === last && isOpeningAdjective(words, first)) return false;
  // German nouns have a capital; words without one only qualify them.
  if (language === 'de' && !inside.some((word) => isCapital(word) || isMarked(word) || /\d/.test(word.raw)))
    return false;
  return inside.some(
    (word) =>
      (isMarked(word) && !isBeside(word, language)) ||
      (word.plain.length >= minWordLength && !isBeside(word, language)),
  );
};

/** 'technischer Gewerke wie Klima', 'logiciels tels que': the kind of what is named after it. */
export const isHeadOfExamples = (words: readonly Word[], { first, last }: Phrase): boolean => {
  const next = words[last + 1];
  const opensList = next?.joint === 'soft' && exampleOpeners.has(next.plain);
  return opensList && !words.slice(first, last + 1).some(isMarked);
};

/** 'Langage : Python': the label of a list, not one of its items. */
export const isLabel = (words: readonly Word[], { first, last }: Phrase): boolean =>
  first === 0 && last === 0 && /^\s*:/.test(words[1]?.before ?? '') && !words.slice(0, 1).some(isMarked);

/** 'indications' of 'contre-indications': a part of a compound names something else. */
export const isInCompound = (words: readonly Word[], { first, last }: Phrase): boolean =>
  words[first]?.before === '-' || words[last + 1]?.before === '-';

/** 'communiquer efficacement': a French adverb right after its verb. */
export const isAdverbAbroad = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean =>
  language === 'fr' &&
  first === last &&
  words[first]?.plain.endsWith('ment') === true &&
  // 'métier recrutement': most nouns in -er end in -ier
  /(?:(?<!i)er|fier|ir|re)$/.test(words[first - 1]?.plain ?? '');
