import type { AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import {
  adverbs,
  beforeInfinitives,
  closedWords,
  dutchVerbs,
  finiteVerbs,
  gerunds,
  gerundsOfUse,
  infinitives,
  isNounLikeVerb,
} from '../../../lexicon/adverts/word-forms.ts';
import type { Word } from '../../../text/words.ts';

/** 'permitindo uma venda': it begins a clause that says what for. 'Usando Florix' says with what. */
export const isGerund = ({ plain }: Word, language: AdLanguage): boolean =>
  gerunds[language]?.test(plain) === true && !isNounLikeVerb(plain);
export const opensSideClause = (word: Word, language: AdLanguage): boolean =>
  isGerund(word, language) && !gerundsOfUse.test(word.plain);

const isInfinitive = ({ plain, raw }: Word, language: AdLanguage, before: Word | undefined): boolean =>
  infinitives[language]?.test(plain) === true &&
  !isNounLikeVerb(plain) &&
  (before === undefined ? /^\p{L}\p{Ll}+$/u.test(raw) : /^\p{Ll}+$/u.test(raw) && beforeInfinitives.has(before.plain));

/** A word that its ending or a list tells to be a verb or an adverb, and words of closed classes: no requirement contains one. */
export const isOfNoTerm = (word: Word, language: AdLanguage, before: Word | undefined): boolean => {
  const { plain, raw } = word;
  if (closedWords[language].has(plain)) return true;
  if (language === 'nl') return dutchVerbs.has(plain);
  if (language === 'de' || isNounLikeVerb(plain)) return false;
  return (
    isGerund(word, language) ||
    adverbs[language]?.test(plain) === true ||
    finiteVerbs[language]?.test(raw) === true ||
    isInfinitive(word, language, before)
  );
};
