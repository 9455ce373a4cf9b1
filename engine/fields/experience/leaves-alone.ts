import { isLeave } from '../../lexicon/work/leaves.ts';
import { fold } from '../../text/fold.ts';
import type { Cut } from '../entries/cut-entries.ts';
import type { Row } from '../entries/row.ts';

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
      next !== undefined &&
      next.head[0] === next.anchor &&
      next.head[0]?.section === first.section;
    const head = isMoved ? [first] : cut.head;
    apart.push({ ...cut, head: [...below, ...head] });
    below = isMoved ? rest : [];
  });
  return apart;
};

const isWholeLeave = ({ text, periods }: Row): boolean =>
  periods.some(({ isRange }) => isRange) && isLeave(fold(text.split(/\t|\s[|│–—-]\s/u)[0] ?? ''));
