import type { EndDate, PartialDate, Period } from '../../../model/resume.ts';
import type { Cut } from '../cut-entries.ts';
import type { HeadKind } from './label-heads.ts';

const periodOf = (cut: Cut | undefined): Period | null =>
  cut?.anchor?.periods.find((found) => found.isRange)?.period ?? null;

const monthsOf = (date: PartialDate, ifUnknown: number): number => date.year * 12 + (date.month ?? ifUnknown);
const startOf = (date: PartialDate | null): number => (date === null ? Number.NEGATIVE_INFINITY : monthsOf(date, 1));
const endOf = (date: EndDate | null): number =>
  date === null || date === 'present' ? Number.POSITIVE_INFINITY : monthsOf(date, 12);

/** True when the second period lies in the first, to the precision written. */
export const isWithin = (outer: Period, inner: Period): boolean =>
  startOf(outer.start) <= monthsEnd(inner.start) && endOf(outer.end) >= endOf(inner.end);

const monthsEnd = (date: PartialDate | null): number => (date === null ? Number.NEGATIVE_INFINITY : monthsOf(date, 12));

/**
 * 'Acme, 2015 – 2021' without a body, above roles whose periods lie within: an employer header above its roles. The
 * others are jobs of their own, with title and employer.
 */
export const headKindsOf = (cuts: readonly Cut[]): readonly HeadKind[] => {
  let above: Period | null = null;
  return cuts.map((cut, index): HeadKind => {
    const own = periodOf(cut);
    const next = cuts[index + 1];
    const following = periodOf(next);
    if (
      own !== null &&
      following !== null &&
      cut.body.length === 0 &&
      (next?.body.length ?? 0) > 0 &&
      (next?.head.length ?? 9) === 1 &&
      isWithin(own, following)
    ) {
      above = own;
      return 'announcing';
    }
    if (above !== null && own !== null && cut.head.length === 1 && isWithin(above, own)) return 'role';
    above = null;
    return 'full';
  });
};
