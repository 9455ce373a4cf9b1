/** Small words that hardly any other language of our readers has; 'in' and 'a' are left out because several do. */
const english = new Set(['the', 'and', 'of', 'with', 'for', 'by', 'from', 'to', 'at', 'on']);
const minShare = 0.03;

/** True for English text, else null: checks of wording know English only, and say nothing about other languages. */
export const englishOf = (words: readonly string[]): true | null => {
  const found = words.filter((word) => english.has(word.toLowerCase())).length;
  return found > 0 && found / words.length >= minShare ? true : null;
};
