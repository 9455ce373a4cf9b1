/** Small words that hardly any other language has. */
export const plainEnglishWords: ReadonlySet<string> = new Set([
  'the',
  'and',
  'of',
  'with',
  'from',
  'that',
  'this',
  'was',
]);

/**
 * Small words that are rare in the other languages in which we read resumes; 'in' and 'a' are left out because several
 * share them. Danish has 'for', 'by', 'to' and 'at', too, but does not get this far.
 */
const english: ReadonlySet<string> = new Set(['the', 'and', 'of', 'with', 'for', 'by', 'from', 'to', 'at', 'on']);
const minShare = 0.03;

/** Of the words, the share of small English ones, from 0 to 1. */
export const shareOfEnglish = (words: readonly string[]): number =>
  words.filter((word) => english.has(word.toLowerCase())).length / Math.max(words.length, 1);

/** True for English text, else null: checks of wording know only English and do not apply to other languages. */
export const englishOf = (words: readonly string[]): true | null => (shareOfEnglish(words) >= minShare ? true : null);
