import { joiningWords, type AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { Word } from '../../../text/words.ts';
import type { Phrase } from '../phrase-shape.ts';
import { isMarked } from '../../word-classes.ts';

/** A German compound of fewer letters is too often an everyday noun. */
const minCompoundLength = 10;
/** So is a shorter noun for an act: 'Erreichung', 'Koordination'. */
const minActLength = 14;
/** After these a compound names what the work is done on: 'Wartung von Förderanlagen'. After 'des' it has another form. */
const ofWork = wordSet('von der an mit fur und');
/** In more words a duty also names its surroundings: for whom, with whom and what for. */
const maxWordsOfDuty = 7;

/** 'Förderanlagen', 'pose de coffrages': what a duty says beyond its verb. */
export const isOfDuty = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean => {
  const inside = words.slice(first, last + 1);
  if (inside.some(isMarked)) return true;
  if (words.length > maxWordsOfDuty) return false;
  // The rest of the item, after the verb and its article
  if (language === 'fr')
    return (
      last === words.length - 1 &&
      (first === 1 || first === 2) &&
      inside.some((word, index) => index > 0 && joiningWords.has(word.plain))
    );
  const [word] = inside;
  if (language !== 'de' || inside.length > 1 || word === undefined || first === 0) return false;
  const isAct = /(?:ung|ungen|ion|ionen|ieren|fuhren)$/.test(word.plain);
  return word.plain.length >= (isAct ? minActLength : minCompoundLength) && ofWork.has(words[first - 1]?.plain ?? '');
};
