import { stretchesOfLetters } from './letters.ts';
import { stemOf } from './stem.ts';

export type SpelledOut = {
  /** Whether the lines have the words of this expansion near each other and in this order, in any inflection. */
  has(expansion: string): boolean;
  /** Whether words with these initials are in the lines: as a name anywhere, in small letters beside the abbreviation. */
  hasInitialsOf(short: string): boolean;
};

/** Words that an abbreviation may leave out: 'Bureau of the Census'. */
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** 'Department of the Interior'; no name has more of them between two words. */
const maxSmallBetween = 2;

/** Two names in a row are too common: 'Alice Ross' is not what 'AR' is short for. */
const minLettersOfName = 3;

/** A text as words in their order; where those with one stem or first letter stand is worked out when first asked. */
type SoughtText = {
  words: readonly string[];
  stems: () => readonly string[];
  startsOfStem: (stem: string) => readonly number[];
  startsOfLetter: (letter: string) => readonly number[];
};

const soughtText = (text: string): SoughtText => {
  const words = stretchesOfLetters(text);
  const stems = once(() => words.map((word) => stemOf(word.toLowerCase())));
  const byStem = once(() => placesOf(stems()));
  const byLetter = once(() => placesOf(words.map(firstLetterOf)));
  return {
    words,
    stems,
    startsOfStem: (stem) => byStem().get(stem) ?? [],
    startsOfLetter: (letter) => byLetter().get(firstLetterOf(letter)) ?? [],
  };
};

const once = <Answer extends object>(work: () => Answer): (() => Answer) => {
  let answer: Answer | null = null;
  return () => (answer ??= work());
};

/** In either case. */
const firstLetterOf = (word: string): string => word.charAt(0).toLowerCase().charAt(0);

const placesOf = (keys: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const own = places.get(key);
    if (own === undefined) places.set(key, [at]);
    else own.push(at);
  }
  return places;
};

/** What the lines spell out. Words with a hyphen at the end of a line are read in both ways. */
export const spelledOutIn = (lines: readonly string[]): SpelledOut => {
  const text = lines.join(' ');
  const rejoined = text.replaceAll(/-(?<=\p{L}-)\s(?=\p{Ll})/gu, '');
  const readings = (rejoined === text ? [text] : [text, rejoined]).map(soughtText);
  return {
    has: (expansion) => {
      const wanted = stretchesOfLetters(expansion).map(stemOf);
      const [first = ''] = wanted;
      return readings.some(({ stems, startsOfStem }) =>
        startsOfStem(first).some((start) => haveInOrder(stems(), start, wanted)),
      );
    },
    hasInitialsOf: (short) => {
      const initials = short.replaceAll(/[^\p{L}]/gu, '');
      return readings.some(({ words, startsOfLetter }) =>
        startsOfLetter(initials.charAt(0)).some((start) => {
          if (initials.length >= minLettersOfName && endOfInitials(words, start, initials, 'name') !== null)
            return true;
          const end = endOfInitials(words, start, initials, 'phrase');
          return end !== null && (words[end] === short || words[start - 1] === short);
        }),
      );
    },
  };
};
/** 'accounts payable and receivable' has 'accounts receivable', too. */
const haveInOrder = (stems: readonly string[], start: number, wanted: readonly string[]): boolean => {
  if (stems[start] !== wanted[0]) return false;
  const end = start + 2 * wanted.length + 2;
  let at = start;
  for (const stem of wanted) {
    while (at < end && stems[at] !== stem) at += 1;
    if (at >= end) return false;
    at += 1;
  }
  return true;
};

/** The place behind the words from `start` on that have these initials, small words left out; null if they have others. */
const endOfInitials = (
  words: readonly string[],
  start: number,
  initials: string,
  kind: 'name' | 'phrase',
): number | null => {
  const begins = (word: string, initial: string): boolean =>
    word.length > 1 &&
    word !== word.toUpperCase() &&
    (word.startsWith(initial) ||
      // 'Department of Justice (DOJ)'
      ((kind === 'phrase' || small.has(word)) && word.startsWith(initial.toLowerCase())));
  let at = start;
  for (const initial of initials) {
    const end = at + maxSmallBetween;
    while (at > start && at < end && !begins(words[at] ?? '', initial) && small.has((words[at] ?? '').toLowerCase()))
      at += 1;
    if (!begins(words[at] ?? '', initial)) return null;
    at += 1;
  }
  return at;
};
