/** Words that announce another one: a text that ends in one of these reads as if it were cut. */
const openEnd =
  /(?:[\s,;:/(–—-]+|\s(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|et|avec|de|du|en|sur|und|oder|mit|für))+$/iu;

/** The text up to its last word that stands by itself: '5 years of experience with' loses 'with'. */
export const withoutOpenEnd = (text: string): string => text.replace(openEnd, '');

/**
 * The text within `maxLength` characters, in whole words: 'five years of pipe …'. An ellipsis says where it was cut. A
 * text that fits is returned as it is.
 */
export const shortened = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const words = cut.replace(/\s\S*$/u, '');
  // A single long word is cut inside.
  return words === cut ? `${cut}…` : `${withoutOpenEnd(words)} …`;
};
