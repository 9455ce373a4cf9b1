import { monthNames, presentWords } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';

/** Shorter words become other words when a letter is missing: 'Mar' is no 'Mary'. */
const minLengthOfMisspelled = 6;

/** True when one letter of `name` is missing in `word`, doubled, or has swapped places with the next: 'Febuary'. */
const isMisspelling = (word: string, name: string): boolean => {
  if (name.length < minLengthOfMisspelled || word[0] !== name[0] || Math.abs(word.length - name.length) > 1)
    return false;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const [own, other] = [word.slice(at), name.slice(at)];
  if (word.length < name.length) return own === other.slice(1);
  if (word.length > name.length) return word[at] === word[at - 1] && own.slice(1) === other;
  return own[0] === other[1] && own[1] === other[0] && own.slice(2) === other.slice(2);
};

/** Names that may be misspelled, by their first letter, which has to be right. */
const namesByFirst: ReadonlyMap<string, readonly (readonly [string, number])[]> = Map.groupBy(
  [...monthNames].filter(([name]) => name.length >= minLengthOfMisspelled),
  ([name]) => name.charAt(0),
);

/** 1..12 for the name of a month, also misspelled by one letter if `isLenient`; null for other words. */
export const monthOf = (word: string, isLenient = false): number | null => {
  const key = fold(word);
  const month = monthNames.get(key);
  if (month !== undefined) return month;
  if (!isLenient || key.length < minLengthOfMisspelled - 1 || key.length > 11) return null;
  return namesByFirst.get(key.charAt(0))?.find(([name]) => isMisspelling(key, name))?.[1] ?? null;
};

const singlePresentWords = presentWords.filter((word) => !word.includes(' '));
const presentSet: ReadonlySet<string> = new Set(singlePresentWords.map(fold));

/** True for a single word for 'until today'. */
export const isPresent = (word: string): boolean => presentSet.has(fold(word));

/** Words that are read even if they are misspelled or broken by spaces. */
const longPresentWords: readonly string[] = singlePresentWords
  .map(fold)
  .filter((word) => word.length >= minLengthOfMisspelled && /^\p{L}+$/u.test(word));

const firstLetterOf = (word: string): string => word.charAt(0);

/** The first letter has to be right, so only words that begin with it are compared. */
const presentByFirst = Map.groupBy(presentWords, firstLetterOf);
const longPresentByFirst = Map.groupBy(longPresentWords, firstLetterOf);

/** False for characters that no word for 'until today' begins with. Outside of ASCII, folding decides. */
const mayBeginPresent = (code: number): boolean => {
  if (!(code < 128)) return true;
  const letter = String.fromCharCode(code).toLowerCase();
  return letter === '(' || presentByFirst.has(letter) || longPresentByFirst.has(letter);
};

/** True for a word for 'until today' with nothing else beside it. */
export const isOnlyPresent = (text: string): boolean => text !== '' && presentAt(text, 0) === text.length;

/**
 * Where a word for 'until today' that begins at `index` ends; null when there is none. 'Pre s e nt' and 'Prsent' are
 * read as well.
 */
export const presentAt = (text: string, index: number): number | null => {
  if (!mayBeginPresent(text.charCodeAt(index))) return null;
  const rest = fold(text.slice(index, index + 28).padEnd(1));
  const open = rest.startsWith('(') ? 1 : 0;
  let best = 0;
  for (const word of presentByFirst.get(rest.charAt(open)) ?? []) {
    if (word.length > best && rest.startsWith(word, open) && !/[\p{L}\d]/u.test(rest[open + word.length] ?? ' '))
      best = word.length;
  }
  // the Finnish 'nyt', but not the New York Times
  if (best > 0) return text.startsWith('NYT', index + open) ? null : index + open + best;
  const long = longPresentByFirst.get(rest.charAt(open)) ?? [];
  if (long.length === 0) return null;
  const first = /^\p{L}+/u.exec(rest.slice(open))?.[0] ?? '';
  if (long.some((word) => isMisspelling(first, word))) return index + open + first.length;
  const spaced = long.flatMap((word) => spacedLength(rest.slice(open), word) ?? []);
  return spaced.length === 0 ? null : index + open + Math.max(...spaced);
};

/** How much of the text the letters of the word take when spaces are between them; null when others are there. */
const spacedLength = (text: string, word: string): number | null => {
  let at = 0;
  for (const letter of word) {
    if (at > 0 && text[at] === ' ') at += 1;
    if (text[at] !== letter) return null;
    at += 1;
  }
  return /\p{L}/u.test(text[at] ?? ' ') ? null : at;
};
