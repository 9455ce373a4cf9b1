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

/** A resume has far fewer; the rest of a book is not searched. */
const maxWords = 20_000;

export const pageWordsOf = (text: string): PageWords => {
  const words = comparedWordsOf(text).slice(0, maxWords);
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

/** Where these words stand one directly after the other, from left to right. */
export const runsOf = ({ words, places }: PageWords, part: readonly string[]): readonly number[] => {
  const runs: number[] = [];
  const { at: anchor, places: candidates } = rarestOf(places, part);
  for (const place of candidates.slice(0, maxPlaces)) {
    const start = place - anchor;
    if (start >= 0 && part.every((word, index) => words[start + index] === word)) runs.push(start);
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
