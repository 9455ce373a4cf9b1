import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { likingOpeners } from '../../lexicon/adverts/traits.ts';
import type { Word } from '../../text/words.ts';
import type { Phrase } from './phrase-shape.ts';
import type { Statement } from '../statements/statement.ts';
import { exampleOpeners } from '../../lexicon/adverts/clauses.ts';
import { isBareList, isNextTo, isStatedAbroad } from './evidence-abroad.ts';
import { endsAsk, isInVerbClause, isListOfNouns, isLooseAdjective } from './nouns-abroad.ts';
import { degreeWord, isCertificate, opens, isFunctionWord, isJoin } from './abroad/words-between.ts';
import { trimmedAbroad } from './abroad/trimmed.ts';
import { isTermLike, isHeadOfExamples, isInCompound, isLabel, isAdverbAbroad } from './abroad/term-like.ts';
import { isTraitOpener, isLikedSkill, endsTrait } from './abroad/traits.ts';
import { isHalfBefore, namesWhatIsKnown } from './abroad/known-things.ts';
import { isOfDuty } from './abroad/of-duty.ts';
import { opensSideClause } from './abroad/word-forms.ts';

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
  const isDuty = statement.part === 'duty' && statement.isItem;
  if (statement.part !== 'must' && statement.part !== 'nice' && !isDuty) return [];
  const phrases: Phrase[] = [];
  let isOpen = isDuty || isListOfNouns(words, statement, language);
  let hasAsked = isOpen;
  /** Right after the words that ask, a preposition belongs to them: 'expérience dans la vente'. */
  let isDirect = false;
  const isList = !isDuty && isBareList(words);
  let lastAsked = -1;
  let isTrait = false;
  let isLiking = false;
  let from = -1;
  const close = (end: number) => {
    if (from >= 0 && isOpen && !isTrait) {
      const phrase = trimmedAbroad(words, from, end, language);
      const isTerm =
        phrase !== null &&
        isTermLike(words, phrase, language) &&
        (!isLiking || isLikedSkill(words, phrase, language)) &&
        !isHeadOfExamples(words, phrase) &&
        !isLooseAdjective(words, phrase, language) &&
        !(language === 'de' && isInVerbClause(words, phrase)) &&
        !isLabel(words, phrase) &&
        !isInCompound(words, phrase) &&
        !isAdverbAbroad(words, phrase, language);
      if (isTerm && (!isDuty || isOfDuty(words, phrase, language))) {
        const isAsked = isDirect || isList || isNextTo(words, lastAsked, phrase.first);
        if (isAsked) lastAsked = phrase.last;
        if (isStatedAbroad(words, phrase, language, isAsked)) phrases.push(phrase);
        isDirect = false;
      }
    }
    from = -1;
  };
  words.forEach((word, index) => {
    if (word.joint === 'hard' || isTaken(index)) close(index - 1);
    if (word.joint === 'hard') isTrait = isLiking = false;
    if (isTaken(index)) return;
    const joins = from >= 0 && isJoin(words, index, language) && word.joint === 'soft';
    // 'Hands-on-Mentalität'
    const isPart = word.before === '-' || words[index + 1]?.before === '-';
    if (!joins && !opens(word) && !isPart && isFunctionWord(word, language, words[index - 1])) {
      close(index - 1);
      if (isTraitOpener(word, words[index + 1])) isTrait = true;
      if (opensSideClause(word, language)) isOpen = false;
      else if (exampleOpeners.has(word.plain)) {
        isOpen ||= hasAsked;
        isDirect = true;
      } else if (!isDuty && !isDirect && endsAsk(words, index, language)) isOpen = false;
      if (endsTrait(word, words[index + 1])) isTrait = isLiking = false;
      return;
    }
    // 'o. ä.', 'u. a.', 'z. B.'
    const isOfShort = /^\p{Ll}$/u.test(word.raw) || (/^\p{Lu}$/u.test(word.raw) && words[index - 1]?.plain === 'z');
    if (language === 'de' && isOfShort && /^(?: |\. ?| \()$/.test(word.before)) {
      close(index - 1);
      return;
    }
    if (isTraitOpener(word, words[index + 1])) isTrait = true;
    if (likingOpeners.test(word.plain)) {
      close(index - 1);
      isLiking = isDirect = true;
      return;
    }
    if (degreeWord.test(word.plain)) {
      close(index - 1);
      isOpen = false;
      return;
    }
    // 'Physikkenntnisse': what is known is in the word itself.
    if (language === 'de' && namesWhatIsKnown(word)) {
      close(index - 1);
      phrases.push({ first: isHalfBefore(words, index) ? index - 2 : index, last: index });
      hasAsked = true;
      return;
    }
    if (!isOpen && isCertificate(word)) {
      phrases.push({ first: index, last: index });
      return;
    }
    if (opens(word)) {
      close(index - 1);
      // 'Freude am Umgang mit Menschen'
      if (word.plain !== 'umgang') isTrait = isLiking = false;
      else if (isLiking) isTrait = true;
      isOpen = hasAsked = isDirect = true;
      return;
    }
    if (from < 0) from = index;
  });
  close(words.length - 1);
  return phrases;
};
