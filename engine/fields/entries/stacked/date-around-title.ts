import type { Box } from '../../../model/document.ts';
import { periodsIn } from '../../dates/periods.ts';
import { isOnlyPeriod, type Row } from '../row.ts';

/** '2020 -', 'Mar 2020 –': nothing but a date with a dash behind it. */
const openDate = /^\P{L}{0,3}(?:\p{L}{3,10}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d ?[-–—]$/u;

/** The left edges of the two lines of one narrow cell differ by less, in shares of the size of their type. */
const maxShift = 3;

/**
 * '2020 -' over '2021' in a narrow column, with a title beside them whose line is between the two: the upper row with the
 * whole period. `above` is the row of the title, `upper` the one before it, `next` the rest of the date. Null otherwise.
 */
export const withDateAround = (upper: Row | undefined, above: Row | undefined, next: Row): Row | null => {
  if (upper === undefined || above === undefined || upper.hasMarker || next.hasMarker) return null;
  if (upper.section !== next.section || above.periods.length > 0 || !openDate.test(upper.text)) return null;
  if (!isOnlyPeriod(next) || next.periods[0]?.isRange === true) return null;
  const [first, title, second] = [upper.source.box, above.source.box, next.source.box];
  if (first === null || title === null || second === null || !isBetween(first, title, second)) return null;
  if (Math.abs(first.x - second.x) > maxShift * upper.source.style.sizePt) return null;
  const [period] = periodsIn(`${upper.text} ${next.text}`);
  if (period?.isRange !== true || period.period.end === 'present') return null;
  return { ...upper, periods: [{ ...period, from: 0, to: upper.text.length }] };
};

/** Right of both, and level with a part of each. */
const isBetween = (first: Box, title: Box, second: Box): boolean =>
  title.x > Math.max(first.x + first.width, second.x + second.width) &&
  title.y < first.y + 2 * first.height &&
  title.y + title.height > second.y - second.height;
