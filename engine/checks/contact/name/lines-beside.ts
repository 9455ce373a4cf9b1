import type { SourceDocument } from '../../../model/document.ts';
import type { Line, Reading, Span } from '../../../model/reading.ts';
import { isMonogramOf, mayBeNamePart } from './name-part.ts';

// The other half of a name may be on another line, or behind a wide gap of its own line.

/** A line of a name: the words read from it, all lines of the name, and the lines that are section titles. */
export type NameLine = {
  line: Line;
  span: Span;
  value: string;
  own: ReadonlySet<number>;
  titles: ReadonlySet<number>;
};

/** Whether a line above or below the name, or another part of its line, may be more of it. */
export const mayGoOnBeside = (name: NameLine, reading: Reading, document: SourceDocument): boolean => {
  const usual = usualSize(reading);
  return (
    holdsPartBehindGap(name, document) ||
    reading.lines.some(
      (line, at) =>
        !name.own.has(at) &&
        !name.titles.has(at) &&
        isNextTo(line, at, name) &&
        !isMonogramOf(line.text, name.value) &&
        mayBeHalf(line, name.line, usual, at < name.span.line),
    )
  );
};

/** As a share of the larger size: how far below a line the other half of a name begins. */
const maxGap = 0.6;

/** Above or below the name on its page, also where the reading has a line of another column between them. */
const isNextTo = (line: Line, at: number, { line: name, span }: NameLine): boolean => {
  if (line.page !== name.page) return false;
  if (line.box === null || name.box === null) return Math.abs(at - span.line) === 1;
  const [one, other] = [line.box, name.box];
  const gap = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  const isOverOrUnder = Math.min(one.x + one.width, other.x + other.width) > Math.max(one.x, other.x);
  return (
    (isOverOrUnder || Math.abs(at - span.line) === 1) && gap < maxGap * Math.max(line.style.sizePt, name.style.sizePt)
  );
};

/** As a share of the larger: type of nearly the same size is one size. */
const sameSize = 0.05;
/** Larger than the usual type by this factor: large type is that of names. */
const minLarge = 1.2;

const isOfOneSize = (one: number, other: number): boolean => Math.abs(one - other) <= sameSize * Math.max(one, other);

const mayBeHalf = (line: Line, name: Line, usual: number, isAbove: boolean): boolean => {
  const isOneSize = isOfOneSize(line.style.sizePt, name.style.sizePt);
  const isOneType = isOneSize && line.style.isBold === name.style.isBold && line.column === name.column;
  // in the very type of a large name, anything may belong to it
  if (isOneType && name.style.sizePt > minLarge * usual) return true;
  // above a name there is little else; below it, a line in bold type may be its other half as well
  const isProminent = isAbove || isOneSize || line.style.isBold || line.style.sizePt > minLarge * usual;
  return isProminent && mayBeNamePart(line.text.trim().split('\t')[0] ?? '');
};

/** The size of most lines. */
const usualSize = ({ lines }: Reading): number => {
  const sizes = lines.map(({ style }) => style.sizePt).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/** 'Jane Maria<tab>Roe', both in the size of the name. */
const holdsPartBehindGap = ({ line, span: { from, to } }: NameLine, { runs }: SourceDocument): boolean => {
  const { text, pieces } = line;
  const sizeAt = (at: number): number => {
    const piece = pieces.find((one) => at >= one.at && at < one.at + one.to - one.from);
    return piece === undefined ? 0 : (runs[piece.run]?.font.sizePt ?? 0);
  };
  const isPart = (cell: string, at: number): boolean => isOfOneSize(sizeAt(at), sizeAt(from)) && mayBeNamePart(cell);
  const before = /([^\t]+)\t\s*$/u.exec(text.slice(0, from));
  const behind = /^\s*\t\s*([^\t]+)/u.exec(text.slice(to));
  return (
    (before !== null && isPart(before[1] ?? '', before.index)) ||
    (behind !== null && isPart(behind[1] ?? '', to + behind[0].length - (behind[1] ?? '').length))
  );
};
