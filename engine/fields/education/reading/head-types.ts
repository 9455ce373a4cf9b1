import type { Row } from '../../entries/row.ts';
import { typeAt } from '../../entries/section-style.ts';
import { labelBit, type Read } from './node.ts';

export const headType = (row: Row): string => `${row.hasMarker ? '•' : ''} ${typeAt(row, row.from, '')}`;

/** Entries with school, degree and dates that must begin in the same type for it to be the type of heads. */
const minAlikeHeads = 2;

export const headTypesOf = (path: readonly Read[]): ReadonlySet<string> | null => {
  const counts = new Map<string, number>();
  let [head, mask]: [Row | null, number] = [null, 0];
  const add = (): void => {
    const isWhole = head !== null && (mask & wholeEntry) === wholeEntry;
    if (head !== null && isWhole) counts.set(headType(head), (counts.get(headType(head)) ?? 0) + 1);
  };
  for (const { unit, label, opens } of path) {
    if (opens) {
      add();
      [head, mask] = [unit.row, 0];
    }
    mask |= label === 'subject' ? labelBit.degree : labelBit[label];
  }
  add();
  return counts.size > 0 && [...counts.values()].every((count) => count >= minAlikeHeads)
    ? new Set(counts.keys())
    : null;
};

const wholeEntry = labelBit.institution | labelBit.degree | labelBit.period;
