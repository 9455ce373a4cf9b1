const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#-]*/gu;

/** Words of a text as written, without the punctuation around them: 'C++', 'Node.js' and "don't" are one word each. */
export const writtenWordsOf = (text: string): string[] =>
  (text.match(word) ?? []).map((found) => found.replace(/[.'’-]+$/, ''));
