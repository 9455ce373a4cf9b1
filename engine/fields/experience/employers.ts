import { lookupWordsOf } from '../../text/lookup-words.ts';
import { fold } from '../../text/fold.ts';
import { organisationWords, sharedWords } from '../../lexicon/work/employer-words.ts';
import { isLeave } from '../../lexicon/work/leaves.ts';
import { titleHeads } from '../../lexicon/work/job-titles.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { endsInLegalForm } from './titles.ts';

const domain = /^(?:[\w-]+\.)+(?:com|org|net|io|de|co|fr|es|it|nl|eu|edu|ai|dev|app|uk|ch|at)$/iu;

/**
 * How much `text` reads like the name of an employer: about 3 with a legal form, 2 with a word for organizations in the
 * right position, slightly above 0 for any few capitalized words, negative for titles and prose.
 */
export const employerScore = (text: string): number => {
  const words = lookupWordsOf(text);
  if (words.length === 0 || isLeave(fold(text))) return -3;
  let score = 0;
  const last = words.at(-1) ?? '';
  const strong = words.filter((word) => isOrganisation(word) && !sharedWords.has(word));
  if (endsInLegalForm(text, words)) score += 3;
  if (strong.includes(last)) score += 2;
  else if (strong.length > 0) score += 1.6;
  else if (isOrganisation(last) && words.length > 1) score += 1.3;
  else if (words.some(isOrganisation)) score += 0.5;
  const small = text.split(/\s+/u).filter((word) => /^\p{Ll}{2}/u.test(word) && !nameWords.has(fold(word))).length;
  score -= Math.min(1.5, small * 0.5);
  if (/^(?:the|le|la|der|die|das|el) \p{Lu}/iu.test(text) && words.length > 1) score += 0.3;
  if (domain.test(text.trim())) score += 2;
  const capitals =
    text.split(/\s+/u).filter((word) => /^[\p{Lu}\d&"'(<]/u.test(word)).length / Math.max(1, text.split(/\s+/u).length);
  score += capitals >= 0.6 ? 0.4 : capitals < 0.4 ? -0.8 : -0.4;
  // 'Non-profit research institute' describes an employer; a name is written with capitals
  if (strong.includes(last) && /\s\p{Ll}[\p{L}-]*$/u.test(text)) score -= 1.2;
  if (titleHeads.has(last) && !strong.includes(last) && words.length > 1) score -= 1.8;
  else if (titleHeads.has(last) && words.length === 1) score -= 1.2;
  else if (words.some((word) => titleHeads.has(word) && word.length > 3) && strong.length === 0) score -= 0.8;
  // 'Manufacturing' alone is a field of work
  if (words.length === 1 && sharedWords.has(last)) score -= 4;
  if (words.length > 8) score -= 1;
  if (words.length > 12) score -= 2;
  if (/https?:|www\.|@\w/u.test(text)) score -= 2;
  return score;
};

/** Lower-case words inside names: 'Bank of the West', 'Universidad de la Costa'. */
const nameWords = wordSet(
  'of the and for in at on by de la le les du des del della di da do dos das der die und fur van von et y e zu zur am im den',
);

const isOrganisation = (word: string): boolean => organisationWords.has(word);
