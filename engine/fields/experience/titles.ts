import { lookupWordsOf } from '../../text/lookup-words.ts';
import { fold } from '../../text/fold.ts';
import { legalForms, organisationWords, sharedWords, weakLegalForms } from '../../lexicon/work/employer-words.ts';
import { seniorityWords, titleEnding, titleHeads, workFields } from '../../lexicon/work/job-titles.ts';
import { isLeave } from '../../lexicon/work/leaves.ts';

/**
 * A title ends in its head noun: 'Manager', also before 'of', 'for', a comma or a number ('Director of Nursing',
 * 'Engineer II').
 */
const headEnd = /\b(?:of|for|to|at|in|within|der|des|du|de|di|für|en|und)\b|[,(–—|:/&+<-](?=\s|$)|\s[-–—/&]\s/iu;

/**
 * How much `text` reads like a job title: about 3 for a title with its head noun in the right position, around 0 for
 * words without any signal, negative for company names and prose.
 */
export const titleScore = (text: string): number => {
  const words = lookupWordsOf(text);
  if (words.length === 0) return -3;
  if (isLeave(fold(text))) return 3;
  const headPhrase = lookupWordsOf(text.split(headEnd)[0] ?? text);
  let score = 0;
  if (isHead(lastWordOf(headPhrase))) score += 2.5;
  else if (isHead(lastWordOf(words))) score += 2.2;
  else if (words.some((word) => isHead(word) && word.length > 3)) score += words.length <= 8 ? 1.2 : 0.5;
  else if (words.length <= 4 && words.every((word) => workFields.has(word))) score += 0.8;
  if (words.some((word) => seniorityWords.has(word))) score += 0.5;
  if (words.length > 9) score -= 1;
  if (words.length > 14) score -= 2;
  if (endsInLegalForm(text, words)) score -= 3;
  if (words.some((word) => organisationWords.has(word) && !sharedWords.has(word))) score -= 0.8;
  if (/^[a-z]/u.test(text) && score < 2) score -= 0.7;
  if (/https?:|www\.|@\w/u.test(text)) score -= 3;
  if (/\d{3}/u.test(text)) score -= 1;
  return score;
};

const lastWordOf = (words: readonly string[]): string => {
  // 'Engineer II', 'Nurse 2', 'Manager (contract)'
  const meaning = words.filter(
    (word) =>
      !/^(?:[ivx]{1,4}|\d{1,2}|contract|intern|remote|part-time|full-time|temporary|m\/w\/d)$/u.test(word) ||
      titleHeads.has(word),
  );
  return meaning.at(-1) ?? '';
};

const isHead = (word: string): boolean =>
  titleHeads.has(word) || (word.endsWith('s') && titleHeads.has(word.slice(0, -1))) || titleEnding.test(word);

/**
 * True for the name of a company with its legal form: 'Harrow Systems Ltd', 'Acme GmbH & Co. KG'. `words` are those of
 * `text`, folded as in the lists.
 */
export const endsInLegalForm = (text: string, words: readonly string[] = lookupWordsOf(text)): boolean => {
  // 'Denver, CO' and 'Reno, NV' are places
  if (/,\s*[A-Z]{2}(?:\s*\d{5})?$/u.test(text)) return false;
  // 'a compression company' describes one
  if (/\s(?:company|limited|corporation|co)$/u.test(text)) return false;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !legalForms.has(last))
    return words
      .slice(1)
      .some(
        (word) =>
          legalForms.has(word) &&
          !weakLegalForms.has(word) &&
          word.length > 2 &&
          word !== 'company' &&
          word !== 'limited',
      );
  return !weakLegalForms.has(last) || /[\s,.]\p{Lu}[\p{L}./&]*\.?\)?$/u.test(text);
};
