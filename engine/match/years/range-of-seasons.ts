import type { Period } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';

/** A summer job of a student lasts no longer. */
const monthsOfSeason = 4;
/** June, for seasons of which only the year was read. */
const seasonFrom = 5;

/** The months of a season, from 0, as widely as schools and shops take it: a spring term begins in January. */
const seasons: ReadonlyMap<string, { from: number; to: number }> = new Map([
  ['winter', { from: 0, to: 12 }],
  ['spring', { from: 0, to: 6 }],
  ['summer', { from: 4, to: 9 }],
  ['fall', { from: 7, to: 12 }],
  ['autumn', { from: 7, to: 12 }],
]);

/**
 * Months since year 0: 'Summer 2019' is not all of 2019, and 'Fall 2018 – Spring 2020' not three years. `written` is the
 * period as the page has it, which names the seasons; `now` is the first month that has not begun.
 */
export const rangeOfSeasons = (
  year: number,
  end: Period['end'],
  written: string,
  now: number,
): readonly [number, number] | null => {
  const named = (written.match(/\p{L}+/gu) ?? []).flatMap((word) => seasons.get(fold(word)) ?? []);
  const [first, last] = [named[0], named[1]];
  const endYear = end === 'present' ? null : (end?.year ?? year);
  const isOne = endYear === year && last === undefined;
  const from = year * 12 + (isOne ? seasonFrom : (first?.from ?? seasonFrom));
  const to = isOne ? from + monthsOfSeason : endOf(end, last?.to ?? (untilYear.test(written) ? 12 : seasonFrom), now);
  if (now > from) return to > from ? [from, Math.min(to, now)] : null;
  // A season of this year that began before June.
  return now > year * 12 ? [Math.max(year * 12, now - monthsOfSeason), now] : null;
};

/** 'Fall 2018 – 2020' ends in any month of 2020, and 'Summers 2018, 2020' with a summer. */
const untilYear = /[-–—]|\bto\b/u;

const endOf = (end: Period['end'], monthOfSeason: number, now: number): number =>
  end === 'present' || end === null ? now : end.year * 12 + (end.month ?? monthOfSeason);
