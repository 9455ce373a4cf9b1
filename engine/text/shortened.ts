/** Words that announce another one: a text that ends in one of these reads as if it were cut. */
const openWords: ReadonlySet<string> = new Set(
  'a an and as at by for from in of on or the to with et avec de du en sur und oder mit für'.split(' '),
);
const maxOpenWord = 5;

const separator = /[\s,;:/(–—-]/u;
const lastWord = /\s(\p{L}{1,5})$/u;

/**
 * The text up to its last word that stands by itself: '5 years of experience with' loses 'with'. Goes back character by
 * character, because one pattern for any number of words takes exponential time for a row of dashes.
 */
export const withoutOpenEnd = (text: string): string => {
  let end = text.length;
  for (;;) {
    while (end > 0 && separator.test(text.charAt(end - 1))) end -= 1;
    const [whole = '', word = ''] = lastWord.exec(text.slice(Math.max(0, end - maxOpenWord - 1), end)) ?? [];
    if (!openWords.has(word.toLowerCase())) return text.slice(0, end);
    end -= whole.length;
  }
};

/**
 * The text within `maxLength` characters, in whole words: 'five years of pipe …'. An ellipsis says where it was cut. A
 * text that fits is returned as it is.
 */
export const shortened = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  // The cut may not halve a character of two code units.
  const cut = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  const words = cut.replace(/\s\S*$/u, '');
  // A single long word is cut inside.
  return words === cut ? `${cut}…` : `${withoutOpenEnd(words)} …`;
};
