import { isLeave } from '../../lexicon/work/leaves.ts';
import { fold } from '../../text/fold.ts';
import type { Cut } from '../entries/cut-entries.ts';
import type { Row } from '../entries/row.ts';
import { employerScore } from './employers.ts';

/**
 * 'Career Break | Travel | 2016 – 2017' says all of a leave in one row. The rows without dates below it, up to the row
 * with the dates of the next entry, are the header of that entry.
 */
export const leavesAlone = (cuts: readonly Cut[]): readonly Cut[] => {
  const apart: Cut[] = [];
  let below: readonly Row[] = [];
  cuts.forEach((cut, index) => {
    const [first, ...rest] = cut.head;
    const next = cuts[index + 1];
    const isMoved =
      first !== undefined &&
      isWholeLeave(first) &&
      cut.body.length === 0 &&
      rest.every(({ periods }) => periods.length === 0) &&
      (beginsInWords(first) || rest.every(namesEmployer)) &&
      next !== undefined &&
      next.head[0] === next.anchor &&
      next.head[0]?.section === first.section;
    const head = isMoved ? [first] : cut.head;
    apart.push({ ...cut, head: [...below, ...head] });
    below = isMoved ? rest : [];
  });
  return apart;
};

const beginsInWords = ({ text, periods: [period] }: Row): boolean => /\p{L}/u.test(text.slice(0, period?.from ?? 0));

/** Score of a name that is an organization without doubt: what is below '2016 – 2017: Elternzeit' may also explain it. */
const sureEmployer = 1.6;
const namesEmployer = ({ text, hasMarker }: Row): boolean =>
  !hasMarker && employerScore(text.split(/,\s|\s[|│–—-]\s/u)[0] ?? '') >= sureEmployer;

/** 'Career Break | 2016 – 2017', '2016 – 2017: Elternzeit' */
const isWholeLeave = ({ text, periods }: Row): boolean => {
  const range = periods.find(({ isRange }) => isRange);
  if (range === undefined) return false;
  const before = text.slice(0, range.from);
  const name = /\p{L}/u.test(before) ? before : text.slice(range.to).replace(/^[^\p{L}]+/u, '');
  return isLeave(fold(name.split(/\t|\s[|│–—-]\s/u)[0] ?? ''));
};
