import type { Run } from '../../../model/document.ts';

/**
 * How much wider than an 'o' of its font a joined letter is that is stored as its first letter alone: an 'f' or 't' is
 * never wider than it. Of 600 files, one with 'Ofce' for 'Office' has 1.57 to 1.62, and of the others 1.41 is the most,
 * where letters are set apart to fill a line.
 */
const minWidth = 1.5;
/** Fewer round letters do not tell how wide they are in that font. */
const minRound = 5;

const round = /[aenou]/u;
const firstOfJoined = /[ft]/u;

type Letter = { sign: string; width: number; isInside: boolean };

/** The letters of a run with their widths; none where its edges are not known one by one. */
const lettersOf = ({ text, edges, place }: Run): readonly Letter[] => {
  const signs = Array.from(text);
  if (place.kind !== 'page' || edges === undefined || edges.length !== signs.length + 1) return [];
  const isLetter = (at: number): boolean => /\p{L}/u.test(signs[at] ?? '');
  return signs.map((sign, at) => ({
    sign,
    width: (edges[at + 1] ?? 0) - (edges[at] ?? 0),
    isInside: isLetter(at - 1) && isLetter(at + 1),
  }));
};

const fontKey = ({ font }: Run): string => `${font.name} ${font.sizePt}`;

/**
 * The runs with a joined letter that the file stores as its first letter alone ('Ofce' for 'Office'): within a word, an
 * 'f' or a 't' takes as much room as two letters.
 */
export const runsWithSwallowedLetters = (runs: readonly Run[]): readonly number[] => {
  const letters = runs.map(lettersOf);
  const widths = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    const own = (letters[index] ?? []).flatMap(({ sign, width }) => (round.test(sign) ? [width] : []));
    const known = widths.get(fontKey(run));
    if (known === undefined) widths.set(fontKey(run), own);
    else known.push(...own);
  }
  const usual = new Map([...widths].map(([key, all]) => [key, medianOf(all)]));
  return runs.flatMap((run, index) => {
    const least = (usual.get(fontKey(run)) ?? Infinity) * minWidth;
    const isWide = ({ sign, width, isInside }: Letter): boolean =>
      isInside && width > least && firstOfJoined.test(sign);
    return run.hidden === undefined && letters[index]?.some(isWide) === true ? [index] : [];
  });
};

const medianOf = (widths: readonly number[]): number =>
  widths.length < minRound ? Infinity : (widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity);
