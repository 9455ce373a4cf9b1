import { aboutApplicantAbroad, aboutApplicantCue } from '../../lexicon/cues/required.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { partBySentence } from './part-by-words.ts';
import type { Statement } from './statement.ts';

/** 'Bees are a plus': an item that says itself that it is nice to have. */
export const isNiceAlone = ({ text, part, isItem }: Statement): boolean =>
  isItem && part === 'nice' && partBySentence(text) === 'nice';

/**
 * An item without a signal of its own belongs to the part of the item before. What an item itself calls nice to have
 * says nothing about the next: that belongs to `listed`, the part of the last statement that is not one of those.
 */
export const partWithoutHeading = (
  sentence: string,
  isItem: boolean,
  previous: Statement | undefined,
  listed: AdPart,
): AdPart => {
  const own = partBySentence(sentence);
  if (own !== 'about' || !isItem || previous === undefined || previous.part === 'boilerplate') return own;
  return isNiceAlone(previous) && listed !== 'about' ? listed : previous.part;
};

/** Where a heading opens the requirements, a sentence outside them has to say so itself. */
export const isAboutApplicant = (sentence: string, language: AdLanguage | null): boolean =>
  aboutApplicantCue.test(sentence) || (language !== null && aboutApplicantAbroad.test(sentence));
