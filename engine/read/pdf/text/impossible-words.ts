/**
 * A capital beyond ASCII behind a lower-case letter: 'WƌŽũĞĐƚ', as maps write that take the number of a glyph for its
 * character. Names of products have capitals inside ('JavaScript'), but only those of English.
 */
const capitalInside = /[^\0-\x7F](?<=\p{Ll}\p{Lu})/u;
/** The share of words with such capitals that no text has. */
const maxShare = 0.3;
/** One word with a stray capital is a slip; this many are a broken map. */
const minImpossible = 8;

/** True when much of a text is words that no language has, whatever its letters mean. */
export const hasImpossibleWords = (text: string): boolean => {
  // most texts have no such capital at all
  if (!capitalInside.test(text)) return false;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const impossible = words.filter((word) => capitalInside.test(word)).length;
  return impossible >= minImpossible && impossible > maxShare * words.length;
};
