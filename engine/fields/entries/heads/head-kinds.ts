import type { EndDate, PartialDate, Period } from '../../../model/resume.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Cut } from '../cut-entries.ts';
import { isOnlyPeriod, type Row } from '../row.ts';
import type { HeadKind } from './labelling/head-candidates.ts';

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

/** Score of a name that is an organization without doubt. */
const sureEmployer = 1.6;

/** Score of an occupation, and of words without any sign of one. */
const sureTitle = 2;
const noTitle = 0;

/**
 * 'Harrow Foods Ltd, Leeds' above '2017 – 2019: Cook', or any name above such a row that others with titles alone follow:
 * they are roles there.
 */
const namesGroup = ({ head, anchor }: Cut, next: Cut | undefined): boolean => {
  const [name, dated] = head;
  if (head.length !== 2 || name === undefined || dated === undefined || dated !== anchor) return false;
  if (name.periods.length > 0 || name.text.includes('\t') || isOnlyPeriod(dated)) return false;
  const [first = ''] = name.text.split(/,\s/u);
  if (employerScore(first) >= sureEmployer) return true;
  return titleScore(first) <= noTitle && namesTitleAlone(dated) && next?.head.every(namesTitleAlone) === true;
};

/** 'Cook<tab>2017 – 2019', '2017 – 2019: Cook' */
const namesTitleAlone = ({ text, periods: [period, ...more] }: Row): boolean => {
  if (period === undefined || more.length > 0) return false;
  const words = `${text.slice(0, period.from)} ${text.slice(period.to)}`.replaceAll(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
  return !/\t|[,|·•]|\s[-–—]\s/u.test(words) && titleScore(words) >= sureTitle;
};

const isRole = ({ head: [row, ...rest], anchor }: Cut, group: number | null): boolean =>
  row !== undefined && rest.length === 0 && row === anchor && row.section === group;

/**
 * 'Acme, 2015 – 2021' without a body, above roles whose periods lie within: an employer header above its roles. The
 * others are jobs of their own, with title and employer.
 */
export const headKindsOf = (cuts: readonly Cut[]): readonly HeadKind[] => {
  let above: Period | null = null;
  let group: number | null = null;
  return cuts.map((cut, index): HeadKind => {
    const own = periodOf(cut);
    if (isRole(cut, group)) return 'role';
    group = namesGroup(cut, cuts[index + 1]) ? (cut.head[0]?.section ?? null) : null;
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
