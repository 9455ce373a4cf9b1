import { isListed } from '../../../sections/titles/title-kind.ts';
import { isDated } from '../../lines/dated.ts';
import type { Segment, TableText } from '../../geometry/segments.ts';
import { bottomOf, medianSize } from '../zone.ts';
import type { Zone } from '../zone.ts';
import { minLargerTitle, minPeriods } from './strip-blocks.ts';
import { rowsBeside } from './strip-rows.ts';

/**
 * The rows of a zone with a strip of dates at its left or right edge, each period beside the entry that it belongs to,
 * perhaps with a town or an employer: the cells of a table without ruled lines, in which both sides have line heights
 * and spaces of their own. Read row by row their lines would fall between those of the text, read as a column they would
 * be away from it. Where the strip ends with its section, the zone is the tallest part that has one. Null where there is
 * none, or where its dates are level with the text.
 */
export const dateStripOf = (zone: Zone): Zone | null => {
  const { left, right } = zone;
  if ([...left, ...right].some(({ table }) => table !== undefined)) return null;
  if (countOfDated(left) < minPeriods && countOfDated(right) < minPeriods) return null;
  const whole = withRows(zone);
  if (whole !== null) return whole;
  const parts = partsBetweenTitles(zone).flatMap((part) => withRows(part) ?? []);
  return parts.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0] ?? null;
};

const countOfDated = (side: readonly Segment[]): number => side.filter(({ text }) => isDated(text)).length;

const withRows = (zone: Zone): Zone | null => {
  const bands = datedRowsOf(zone);
  return bands === null ? null : { ...zone, bands, isStrip: true };
};

const datedRowsOf = ({ left, right }: Zone): TableText | null => {
  const atLeft = rowsBeside(left, right, true);
  const edge = Math.max(...left.map((segment) => segment.right));
  if (atLeft !== null)
    return atLeft.map(({ strip, text }) => [
      { segments: strip, right: edge },
      { segments: text, right: Infinity },
    ]);
  return (
    rowsBeside(right, left, false)?.map(({ strip, text }) => [
      { segments: text, right: edge },
      { segments: strip, right: Infinity },
    ]) ?? null
  );
};

/** The parts of a zone between the titles of sections at its left edge. */
const partsBetweenTitles = (zone: Zone): readonly Zone[] => {
  const titles = zone.left.filter((line) => isTitleAt(line, zone));
  if (titles.length === 0) return [];
  const tops = [-Infinity, ...titles.map(({ bottom }) => bottom - 1)];
  return tops.flatMap((from, index): readonly Zone[] => {
    const to = titles[index]?.top ?? Infinity;
    const isInside = ({ top }: Segment): boolean => top >= from && top < to;
    const [left, right] = [zone.left.filter(isInside), zone.right.filter(isInside)];
    if (left.length === 0 || right.length === 0) return [];
    const all = [...left, ...right];
    const top = Math.min(...all.map((segment) => segment.top));
    return [{ ...zone, left, right, top, bottom: bottomOf(all) }];
  });
};

/** A line alone that is a known title, or larger than the text. */
const isTitleAt = (line: Segment, { left, right }: Zone): boolean =>
  (isListed(line.text) || line.size > minLargerTitle * medianSize(left)) &&
  right.every((other) => other.bottom <= line.top || other.top >= line.bottom);
