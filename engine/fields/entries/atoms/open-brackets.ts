import type { TypeChange } from '../../../model/reading.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Atom, LineBreak } from '../atom.ts';
import type { Row } from '../row.ts';
import { typeAt } from '../section-style.ts';

/** Letters of a bracket, up to which it holds an employer, a town or both: a longer one is a sentence. */
const maxBracketLength = 80;

/** Where the bracket opens that no other letter of the text closes; -1 when there is none. */
const openBracket = (text: string): number => {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open.push(at);
    if (text[at] === ')') open.pop();
  }
  return open[0] ?? -1;
};

/** Where the text closes a bracket that it does not open; -1 when it does not. */
const closingBracket = (text: string): number => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return at;
  }
  return -1;
};

/** Scores from which on a text is likely a title, and likely an employer. */
const likelyTitle = 1.2;
const likelyEmployer = 1.3;

/** 'Welder, Harrow Works' before a bracket, not 'Repairs of generators' before a list of their makers. */
const namesPart = (text: string): boolean =>
  text
    .split(/[,;|\t(]\s*|\s[–—-]\s|\sat\s/u)
    .some((part) => titleScore(part.trim()) >= likelyTitle || employerScore(part.trim()) >= likelyEmployer);

const changesOf = ({ source: { style, typeChanges } }: Row): readonly TypeChange[] =>
  typeChanges ?? [{ at: 0, isBold: style.isBold, isItalic: style.isItalic, color: style.color }];

const isSameType = (a: TypeChange, b: TypeChange): boolean =>
  a.isBold === b.isBold && a.isItalic === b.isItalic && a.color === b.color;

/** A row and the rest of its bracket below as one row. What the bracket of the first row is broken by, its dates, is left out. */
export type BracketOverRows = { whole: Row; above: Row; below: Row; break: number; dates: Row['periods'] };

/**
 * 'Welder, Harrow Works (Leeds,' above 'UK): 2019 – 2021': a row that was broken inside a bracket. Null for rows that
 * are whole.
 */
export const bracketOverRows = (above: Row, below: Row | undefined): BracketOverRows | null => {
  if (below === undefined || below.hasMarker || below.section !== above.section) return null;
  const open = openBracket(above.text);
  const close = open < 0 ? -1 : closingBracket(below.text);
  if (close < 0 || !namesPart(above.text.slice(0, open))) return null;
  // 'Welder (Harrow<tab>2019 – 2021' above 'Works)': the dates beside the cell
  const dates = above.periods.filter(({ from }) => from > open);
  const [first] = dates;
  const hasOwnBracket = first !== undefined && /^\s*[)\]]/u.test(above.text.slice(first.to));
  const text = above.text.slice(0, first?.from).replace(hasOwnBracket ? /[\s([]+$/u : /\s+$/u, '');
  if (text.length - open + close > maxBracketLength) return null;
  const joint = text.length + 1;
  const before = changesOf(above).filter(({ at }) => at < above.from + text.length);
  const moved = changesOf(below)
    .filter(({ at }, index, all) => at >= below.from || (all[index + 1]?.at ?? Infinity) > below.from)
    .map((change) => ({ ...change, at: Math.max(change.at, below.from) - below.from + above.from + joint }));
  const [next, last] = [moved[0], before.at(-1)];
  const after = next !== undefined && last !== undefined && isSameType(next, last) ? moved.slice(1) : moved;
  const whole: Row = {
    ...above,
    text: `${text} ${below.text}`,
    periods: [
      ...above.periods.filter(({ from }) => from < open),
      ...below.periods.map((found) => ({ ...found, from: found.from + joint, to: found.to + joint })),
    ],
    source: { ...above.source, typeChanges: [...before, ...after] },
  };
  return { whole, above, below, break: joint, dates };
};

/** The atoms of the joined row, each in the row that it begins in. */
export const inTheirRows = (
  atoms: readonly Atom[],
  { above, below, break: joint }: BracketOverRows,
): { above: readonly Atom[]; below: readonly Atom[] } => {
  const at = above.from + joint;
  const lineBreak = { at, line: below.line, from: below.from };
  return {
    above: atoms.flatMap((atom) => (atom.from >= at ? [] : [atom.to > at ? { ...atom, lineBreak } : atom])),
    below: atoms.flatMap((atom) => {
      if (atom.from < at) return [];
      const type = atom.type === undefined ? {} : { type: typeAt(below, atom.from - at + below.from, atom.text) };
      return [{ ...movedTo(lineBreak, atom), row: atom.row + 1, ...type }];
    }),
  };
};

/** The piece in the line below, in the offsets of that line. A bracket that was opened above opens before all of them. */
const movedTo = ({ at, line, from }: LineBreak, { closing, ...atom }: Atom): Atom => {
  const moved = from - at;
  const open = closing === undefined || closing.open < at ? -1 : closing.open + moved;
  return {
    ...atom,
    line,
    from: atom.from + moved,
    to: atom.to + moved,
    ...(closing === undefined ? {} : { closing: { open, end: closing.end + moved } }),
  };
};

/** The piece in each of the lines that it is in. */
export const inLines = (atom: Atom): readonly Atom[] => {
  const { lineBreak, ...whole } = atom;
  if (lineBreak === undefined || atom.to <= lineBreak.at) return [whole];
  const { closing: _, ...open } = whole;
  const length = atom.text.slice(0, lineBreak.at - atom.from).trimEnd().length;
  const rest = { ...whole, text: atom.text.slice(lineBreak.at - atom.from), from: lineBreak.at };
  return [{ ...open, text: atom.text.slice(0, length), to: atom.from + length }, movedTo(lineBreak, rest)];
};
