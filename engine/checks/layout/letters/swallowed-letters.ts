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
  const rounds = letters.map((own) => own.flatMap(({ sign, width }) => (round.test(sign) ? [width] : [])));
  const widths = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    const all = widths.get(fontKey(run)) ?? [];
    // one by one: a hostile run has more letters than a call may have arguments
    for (const width of rounds[index] ?? []) all.push(width);
    widths.set(fontKey(run), all);
  }
  const usual = new Map([...widths].map(([key, all]) => [key, all.length < minRound ? Infinity : medianOf(all)]));
  return runs.flatMap((run, index) => {
    if (run.hidden !== undefined) return [];
    // In a line that is set wide, each letter takes more room.
    const roundWidth = Math.max(usual.get(fontKey(run)) ?? Infinity, medianOf(rounds[index] ?? []));
    const isWide = ({ sign, width, isInside }: Letter): boolean =>
      isInside && width > roundWidth * minWidth && firstOfJoined.test(sign);
    return letters[index]?.some(isWide) === true ? [index] : [];
  });
};

/** Infinity where there is none: nothing is wider. */
const medianOf = (widths: readonly number[]): number =>
  widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity;
