/** Printable ASCII and the typographic quotes and dashes that models write. */
const ordinary = /^[ -~‘’“”–—]$/u;

/**
 * The first character of a text that is neither ordinary nor in `known`: letters of another script that look like Latin
 * ones, and characters that nobody sees. null when there is none.
 */
export const strangeCharacter = (text: string, known: string): string | null => {
  const own = new Set(known.normalize('NFC'));
  for (const character of text.normalize('NFC'))
    if (!ordinary.test(character) && (!own.has(character) || isInvisible(character)))
      return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return null;
};

const isInvisible = (character: string): boolean => /[\p{C}\p{Zl}\p{Zp}]/u.test(character);
