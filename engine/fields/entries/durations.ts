import { durationUnits } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import { wordSet } from '../../lexicon/word-set.ts';

const counts = wordSet('a an one less than un una um uma ein eine een over about ca and et y e und en');

const isSaid = (word: string): boolean => durationUnits.has(word) || counts.has(word) || /^\d{1,2}$/u.test(word);

/** True for a text that only says how long: '(4 years 3 months)', '2 anos 5 meses', '9 mois'. */
export const isDuration = (text: string): boolean => {
  if (text.length > 40) return false;
  const words = fold(text)
    .split(/[\s(),.·+]+/u)
    .filter((word) => word !== '');
  return words.length > 1 && words.some((word) => durationUnits.has(word)) && words.every(isSaid);
};
