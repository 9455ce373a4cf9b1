/**
 * Words in lower case, as a parser compares them: characters in their usual form, without punctuation. A hyphen within
 * a word does not count, because at the end of a line nobody can tell whether it belongs there.
 */
export const comparedWordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll('\u{AD}', '')
    .replaceAll(/(?<=\p{L})-\s*(?=\p{L})/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#@]+/gu) ?? [];

/** The words of a text in order, and where each of them stands. */
export type PageWords = { words: readonly string[]; places: ReadonlyMap<string, readonly number[]> };

/** A resume has far fewer, and a book takes long to search. */
const maxWords = 50_000;

/** null for a text that is longer than any resume. */
export const pageWordsOf = (text: string): PageWords | null => {
  const words = comparedWordsOf(text);
  if (words.length > maxWords) return null;
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const own = places.get(word);
    if (own === undefined) places.set(word, [at]);
    else own.push(at);
  }
  return { words, places };
};

/** Bounds on the time that one value takes: its rarest word is rarely on a page more often, and the whole value never. */
const maxPlaces = 1000;
const maxRuns = 50;

/** Where these words stand one directly after the other from `from` on, from left to right. */
export const runsOf = ({ words, places }: PageWords, part: readonly string[], from = 0): readonly number[] => {
  const runs: number[] = [];
  const { at: anchor, places: all } = rarestOf(places, part);
  const candidates = all.filter((place) => place - anchor >= from);
  for (const place of candidates.slice(0, maxPlaces)) {
    const start = place - anchor;
    if (part.every((word, index) => words[start + index] === word)) runs.push(start);
    if (runs.length === maxRuns) break;
  }
  return runs;
};

type Anchor = { at: number; places: readonly number[] };

const rarestOf = (places: PageWords['places'], part: readonly string[]): Anchor =>
  part
    .map((word, at): Anchor => ({ at, places: places.get(word) ?? [] }))
    .reduce((rarest, other) => (other.places.length < rarest.places.length ? other : rarest), {
      at: 0,
      places: places.get(part[0] ?? '') ?? [],
    });
