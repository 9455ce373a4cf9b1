/** The number of words in an article that a person reads: without tags, link addresses and table rules. */
export const countWords = (text: string): number =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
