import type { Run } from '../../../model/document.ts';

/**
 * How much wider than an 'o' of its font a joined letter is that is stored as its first letter alone: an 'f' or 't' is
 * never wider than it. Of 600 files, one with 'Ofce' for 'Office' has 1.57 to 1.62, and of the others 1.41 is the most,
 * where letters are set apart to fill a line.
 */
const minWidth = 1.5;
/** Fewer round letters do not tell how wide they are in that font. */
const minRound = 5;

const round: ReadonlySet<string> = new Set('aenou');
const firstOfJoined: ReadonlySet<string> = new Set('ft');

/** The letters of a run with the edges between them. */
type Letters = { signs: readonly string[]; edges: readonly number[] };

const none: Letters = { signs: [], edges: [] };

/** No letters where their edges are not known one by one. */
const lettersOf = ({ text, edges, place }: Run): Letters => {
  if (place.kind !== 'page' || edges === undefined) return none;
  const signs = Array.from(text);
  return edges.length === signs.length + 1 ? { signs, edges } : none;
};

const widthAt = ({ edges }: Letters, at: number): number => (edges[at + 1] ?? 0) - (edges[at] ?? 0);

const isInside = ({ signs }: Letters, at: number): boolean =>
  [at - 1, at + 1].every((beside) => /\p{L}/u.test(signs[beside] ?? ''));

const fontKey = ({ font }: Run): string => `${font.name} ${font.sizePt}`;

const known = new WeakMap<readonly Run[], readonly number[]>();

/**
 * The runs with a joined letter that the file stores as its first letter alone ('Ofce' for 'Office'): within a word, an
 * 'f' or a 't' takes as much room as two letters. Kept, because two checks ask.
 */
export const runsWithSwallowedLetters = (runs: readonly Run[]): readonly number[] => {
  const found = known.get(runs) ?? runsWithWideLetters(runs);
  known.set(runs, found);
  return found;
};

/** `usual`: the width of a round letter. Few letters are wide, so their neighbors are compared last. */
const hasWide = (own: Letters, usual: number): boolean =>
  own.signs.some((sign, at) => firstOfJoined.has(sign) && widthAt(own, at) > usual * minWidth && isInside(own, at));

const roundWidthsOf = (own: Letters): readonly number[] =>
  own.signs.flatMap((sign, at) => (round.has(sign) ? [widthAt(own, at)] : []));

/** Infinity where there is none: nothing is wider. */
const leastRoundWidth = (own: Letters): number =>
  own.signs.reduce((least, sign, at) => (round.has(sign) ? Math.min(least, widthAt(own, at)) : least), Infinity);

const runsWithWideLetters = (runs: readonly Run[]): readonly number[] => {
  const letters = runs.map(lettersOf);
  const maybe = runs.flatMap(({ hidden }, index) => {
    const own = letters[index] ?? none;
    // The least width first: hardly any letter is that wide, and it takes no sorting.
    if (hidden !== undefined || !hasWide(own, leastRoundWidth(own))) return [];
    // In a line that is set wide, each letter takes more room.
    const ofRun = medianOf(roundWidthsOf(own));
    return hasWide(own, ofRun) ? [{ index, own, ofRun }] : [];
  });
  // Most files have none, and then the letters of their fonts need not be measured.
  if (maybe.length === 0) return [];
  const fonts = runs.map(fontKey);
  const usual = usualWidths(fonts, letters);
  return maybe
    .filter(({ index, own, ofRun }) => hasWide(own, Math.max(ofRun, usual.get(fonts[index] ?? '') ?? Infinity)))
    .map(({ index }) => index);
};

/** How wide round letters are in each font; Infinity where too few tell. */
const usualWidths = (fonts: readonly string[], letters: readonly Letters[]): ReadonlyMap<string, number> => {
  const widths = new Map<string, number[]>();
  for (const [index, font] of fonts.entries()) {
    const all = widths.get(font) ?? [];
    // one by one: a hostile run has more letters than a call may have arguments
    for (const width of roundWidthsOf(letters[index] ?? none)) all.push(width);
    widths.set(font, all);
  }
  return new Map([...widths].map(([key, all]) => [key, all.length < minRound ? Infinity : medianOf(all)]));
};

/** Infinity where there is none: nothing is wider. */
const medianOf = (widths: readonly number[]): number =>
  widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity;
