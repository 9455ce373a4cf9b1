/** Letters of the initials of a name. */
const initials = /^\p{Lu}{2,8}$/u;

/**
 * True when `short` abbreviates `name`: 'THF' for 'The Harrow Foods', 'CPW' for 'Carphone Works'. Its letters are in the
 * name in their order, the first letters of all capitalized words among them.
 */
export const areInitialsOf = (short: string, name: string): boolean => {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  if (!initials.test(short) || words.length < 2 || words.length > short.length || words[0]?.[0] !== short[0])
    return false;
  let at = 0;
  for (const word of words) {
    const found = short.indexOf(word[0] ?? '', at);
    if (found < 0) return false;
    at = found + 1;
  }
  return holdsInOrder(name.toUpperCase(), short);
};

const holdsInOrder = (text: string, letters: string): boolean => {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
};
