import { remembered } from '../../text/remembered.ts';
import { stretchesOf } from '../../text/stretches.ts';

const wordsIn = stretchesOf(/[\p{L}\p{M}\p{N}+#@]/u);

/**
 * Words in lower case, as a parser compares them: characters in their usual form, without punctuation. A hyphen within
 * a word does not count, because at the end of a line nobody can tell whether it belongs there; before 'und' it does,
 * where it replaces the end of the next word: 'Groß- und Einzelhandel'.
 */
export const comparedWordsOf = remembered((text: string): readonly string[] =>
  wordsIn(
    withoutSoftHyphens(text.normalize('NFKC'))
      // the hyphen first: what is behind it is looked at for each character otherwise
      .replaceAll(/-(?<=\p{L}-)(?!\s+(?:und|oder|sowie|bzw|and|or)(?!\p{L}))\s*(?=\p{L})/gu, '')
      .toLowerCase(),
  ),
);

const withoutSoftHyphens = (text: string): string => (text.includes('\u{AD}') ? text.replaceAll('\u{AD}', '') : text);

/** The words of a text in order, and where each of them stands. */
export type PageWords = { words: readonly string[]; places: ReadonlyMap<string, readonly number[]> };

/** A resume has far fewer, and a book takes long to search. */
const maxWords = 50_000;

/** null for a text that is longer than any resume. */
export const pageWordsOf = (text: string): PageWords | null => {
  const words = stretchesOfLines(text).flatMap(comparedWordsOf);
  if (words.length > maxWords) return null;
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    const own = places.get(word);
    if (own === undefined) places.set(word, [at]);
    else own.push(at);
  });
  return { words, places };
};

/** Behind these no hyphen is left whose word might go on in the next line. */
const closesLine = /[a-z\d.,;:)]$/iu;

/**
 * The lines of a text, each with those below it that a broken word might go on in. Parsers get the same lines in another
 * order, so that the words of most are known.
 */
const stretchesOfLines = (text: string): readonly string[] => {
  const stretches: string[] = [];
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const stretch: string = open === null ? line : `${open}\n${line}`;
    open = closesLine.test(line) ? null : stretch;
    if (open === null) stretches.push(stretch);
  }
  if (open !== null) stretches.push(open);
  return stretches;
};

/** Bounds on the time that one value takes: its rarest word is rarely on a page more often, and the whole value never. */
const maxPlaces = 1000;
const maxRuns = 50;

/** Where these words stand one directly after the other from `from` on, from left to right. */
export const runsOf = ({ words, places }: PageWords, part: readonly string[], from = 0): readonly number[] => {
  const runs: number[] = [];
  const { at: anchor, places: all } = rarestOf(places, part);
  let tried = 0;
  for (const place of all) {
    const start = place - anchor;
    if (start < from) continue;
    if (tried === maxPlaces) break;
    tried += 1;
    if (part.every((word, index) => words[start + index] === word)) runs.push(start);
    if (runs.length === maxRuns) break;
  }
  return runs;
};

type Anchor = { at: number; places: readonly number[] };

/** The first of the words that are on the page least often. A word that is not there ends the search. */
const rarestOf = (places: PageWords['places'], part: readonly string[]): Anchor => {
  let rarest: Anchor | null = null;
  for (const [at, word] of part.entries()) {
    const own = places.get(word);
    if (own === undefined) return { at, places: [] };
    if (rarest === null || own.length < rarest.places.length) rarest = { at, places: own };
    // None is rarer, and the one place is looked at anyway.
    if (own.length === 1) break;
  }
  return rarest ?? { at: 0, places: [] };
};

/** Bounds the work for a page of one letter again and again; names of employers are shorter. */
const maxJoinedLetters = 100;

/** Whether whole words of the page one behind the other have the letters of these words, wherever their spaces are. */
export const isJoinedIn = ({ words }: PageWords, part: readonly string[]): boolean => {
  const letters = part.join('');
  if (letters.length > maxJoinedLetters) return false;
  return words.some((word, at) => {
    let joined = word;
    for (let next = at + 1; joined.length < letters.length && letters.startsWith(joined); next += 1) {
      const following = words[next];
      if (following === undefined) return false;
      joined += following;
    }
    return joined === letters;
  });
};
