const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const vowels = 'aeiouy';

/**
 * The word that was probably meant by a misspelled one, one slip of the kinds below away: the first kind that leads to
 * a word decides. Null if none does. The first letter is taken as right, because slips there are rare.
 *
 * @param isWord - Asked a few hundred times for each call, so it must be a lookup.
 * @param isUsual - Decides between words of one kind: true for words that resumes use.
 */
export const likelyWordFor = (
  word: string,
  isWord: (word: string) => boolean,
  isUsual: (word: string) => boolean,
): string | null => {
  for (const slip of slips) {
    const words = slip(word).filter((other) => other !== word && isWord(other));
    // Slips are rarer at the start of a word than at its end.
    if (words.length > 0) return words.findLast(isUsual) ?? words.at(-1) ?? null;
  }
  return null;
};

/** Kinds of slips, most common first. Each gives all strings that it could have turned into the word, by their place. */
const slips: readonly ((word: string) => readonly string[])[] = [
  // 'recieve': two neighbors in the wrong order.
  (word) => atEach(word, (before, letter, after) => [before + after.charAt(0) + letter + after.slice(1)]),
  // 'occured', 'writting': one letter of a pair too few or too many.
  (word) =>
    atEach(word, (before, letter, after) => [
      before + letter + letter + after,
      ...(after.startsWith(letter) ? [before + after] : []),
    ]),
  // 'managment': a letter too few.
  (word) =>
    atEach(word, (before, letter, after) => Array.from(alphabet, (missing) => before + letter + missing + after)),
  // 'strategiy': a letter too many.
  (word) => atEach(word, (before, _, after) => [before + after]),
  // 'seperate': the wrong vowel.
  (word) =>
    atEach(word, (before, letter, after) =>
      vowels.includes(letter) ? Array.from(vowels, (vowel) => before + vowel + after) : [],
    ),
  // 'servise': another wrong letter.
  (word) => atEach(word, (before, _, after) => Array.from(alphabet, (other) => before + other + after)),
];

/** The strings for each letter of the word; those that would change its first letter are left out. */
const atEach = (
  word: string,
  made: (before: string, letter: string, after: string) => readonly string[],
): readonly string[] =>
  Array.from(word).flatMap((letter, at) =>
    made(word.slice(0, at), letter, word.slice(at + 1)).filter((other) => other.startsWith(word.charAt(0))),
  );
