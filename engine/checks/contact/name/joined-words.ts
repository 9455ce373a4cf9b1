import type { Run, SourceDocument } from '../../../model/document.ts';
import type { Line, Piece, Span } from '../../../model/reading.ts';

// Two words of a name that were read as one: what the letters are ('JaneRoe', 'MaryAnn') does not tell, the page does.

/** In em: beyond the usual gap between the letters of the name, a wider one may be a space. */
const minGap = 0.1;
/** A single letter in another type is an initial that is drawn large, or a letter that the typeface lacks. */
const minLetters = 2;

/** Whether letters that were read as one word are set apart on the page, stored with spaces, or in two types. */
export const isJoined = (line: Line, { from, to }: Span, { runs }: SourceDocument): boolean => {
  const inside = joints(line, from, to);
  if (inside.length === 0) return isInTwoTypes(line, from, to);
  const gaps = inside.map(({ before, behind }) => gapOf(before, behind, runs));
  const usual = isSpacedOut(line, from, to, inside.length) ? median(gaps) : 0;
  return (
    gaps.some((gap) => gap - usual > minGap) ||
    inside.some(({ before, behind }) => before.run === behind.run && behind.from > before.to) ||
    isInTwoTypes(line, from, to)
  );
};

type Joint = { before: Piece; behind: Piece };

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{M}]/u.test(text[at] ?? '');

/** The places within words at which one piece of stored text ends and the next one begins. */
const joints = ({ text, pieces }: Line, from: number, to: number): readonly Joint[] =>
  pieces.flatMap((behind, index): Joint[] => {
    const before = pieces[index - 1];
    const isInside = behind.at > from && behind.at < to && isLetter(text, behind.at - 1) && isLetter(text, behind.at);
    return before !== undefined && isInside ? [{ before, behind }] : [];
  });

/** Names whose letters are set one by one: most of their letters are pieces of their own. */
const isSpacedOut = ({ text }: Line, from: number, to: number, count: number): boolean => {
  const letters = text.slice(from, to).match(/\p{L}/gu)?.length ?? 0;
  return count > 0.5 * letters;
};

/** In em; 0 in a Word file. */
const gapOf = (before: Piece, behind: Piece, runs: readonly Run[]): number => {
  const [one, other] = [runs[before.run], runs[behind.run]];
  const [right, left] = [one?.edges?.[before.to], other?.edges?.[behind.from]];
  if (one === undefined || other === undefined || right === undefined || left === undefined) return 0;
  return (left - right) / Math.max(one.font.sizePt, other.font.sizePt, 1);
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** 'Jane' in light and 'Roe' in bold type without a space: the type parts them for a person, and for no parser. */
const isInTwoTypes = ({ text, typeChanges = [] }: Line, from: number, to: number): boolean => {
  const places = typeChanges.map(({ at }) => at).filter((at) => at > from && at < to);
  return places.some((at, index) => {
    const [start, end] = [places[index - 1] ?? from, places[index + 1] ?? to];
    const before = /[\p{L}\p{M}'’]*$/u.exec(text.slice(start, at))?.[0] ?? '';
    const behind = /^[\p{L}\p{M}'’]*/u.exec(text.slice(at, end))?.[0] ?? '';
    return before.length >= minLetters && behind.length >= minLetters;
  });
};
