import { isListed } from '../../sections/titles/title-kind.ts';
import { medianSize } from '../columns/zone.ts';
import type { Segment } from '../geometry/segments.ts';
import type { TextRow } from '../lines/text-rows.ts';
import { isLeftOf } from './whole-labels.ts';

/** In points: titles of a column begin at the edge of its text. */
const maxIndentPt = 3;
/** The same in em for a title that is level with one of the other column. */
const maxIndentEm = 3;
/** Sidebars are often set a little smaller than the text beside them, titles included. */
const maxLargerRatio = 1.15;
/** In points: sizes that differ by less are one size. */
const sameSizePt = 0.3;
/** 'Software' over a list of programs is bold as well, but not larger than the list. */
const minTitleRatio = 1.1;
/** So many lines in the type of a title from the list are titles, whatever their words are. */
const minUnlisted = 2;

/**
 * True where section titles in one bold type, larger than the text, begin on both sides of `x`: the left side is a sidebar with
 * sections of its own. Labels head the text beside them, which has no titles in their type.
 */
export const hasTitlesOnBothSides = (rows: readonly TextRow[], x: number): boolean => {
  const all = rows.flatMap(({ segments }) => segments);
  const isTitleType = isLargerThan(minTitleRatio * medianSize(all));
  const titles = all.filter((segment) => isLeftOf(segment, x) && isTitleType(segment) && isListed(segment.text));
  if (titles.length === 0) return false;
  const right = all.filter((segment) => segment.left > x - maxIndentPt && isTitleType(segment));
  const inType = right.filter(
    (segment) => segment.left < x + maxIndentPt && titles.some((title) => isInTypeOf(title, segment)),
  );
  if (inType.length >= minUnlisted || inType.some(({ text }) => isListed(text))) return true;
  // In one row, two titles that everybody knows head two columns, in whatever color and a little further in.
  return rows.some(({ segments }) => {
    const [own, other, ...others] = segments;
    if (own === undefined || other === undefined || others.length > 0 || !titles.includes(own)) return false;
    const isNear = other.left < x + maxIndentEm * other.size;
    return isNear && right.includes(other) && isInSizeOf(own, other) && isListed(other.text);
  });
};

const isLargerThan =
  (minSize: number) =>
  ({ scraps, size }: Segment): boolean =>
    scraps[0]?.font.isBold === true && size >= minSize;

const isInSizeOf = (title: Segment, other: Segment): boolean =>
  other.size > title.size - sameSizePt &&
  other.size <= maxLargerRatio * title.size &&
  isInCapitals(other) === isInCapitals(title);

const isInTypeOf = (title: Segment, other: Segment): boolean =>
  isInSizeOf(title, other) && other.scraps[0]?.font.color === title.scraps[0]?.font.color;

const isInCapitals = ({ text }: Segment): boolean => text === text.toUpperCase();
