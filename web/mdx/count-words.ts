/** How many words of an article's text a person reads: without the tags, the addresses of links and the rules of tables. */
export const countWords = (text: string): number =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
