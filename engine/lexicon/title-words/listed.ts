/** The entries of a list that is written with '|' between them. */
export const listed = (words: string): readonly string[] =>
  words
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');
