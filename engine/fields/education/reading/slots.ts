import { styleKey } from '../../entries/section-style.ts';
import type { Label } from '../pieces.ts';
import type { Scores } from '../evidence/scores.ts';
import type { Unit } from '../units/unit.ts';
import { labels, type Read } from './node.ts';

/** What the label of the pieces in the same slot of the other entries counts. */
const slotWeight = 2.2;

/** Where a piece is in its entry: in which type, beside dates, and behind which pieces of its row. */
const slotOf = ({ row, isFirst, glue }: Unit, index: number): string =>
  `${styleKey(row)} ${row.periods.length > 0 ? 'dated' : 'undated'} ${isFirst ? 'first' : glue} ${Math.min(index, 3)}`;

/** The scores with what the pieces of the same slot are elsewhere in the section. */
export const withSlots = (
  units: readonly Unit[],
  scores: readonly Scores[],
  path: readonly Read[],
): readonly Scores[] => {
  let inRow = 0;
  const slots = units.map((unit) => {
    inRow = unit.isFirst ? 0 : inRow + 1;
    return slotOf(unit, inRow);
  });
  const counts = new Map<string, Map<Label, number>>();
  path.forEach(({ label, unit }, index) => {
    if (unit.isDetail) return;
    const slot = counts.get(slots[index] ?? '') ?? new Map<Label, number>();
    slot.set(label, (slot.get(label) ?? 0) + 1);
    counts.set(slots[index] ?? '', slot);
  });
  let hasChanged = false;
  const changedScores = scores.map((own, index) => {
    const slot = counts.get(slots[index] ?? '');
    const total = [...(slot?.values() ?? [])].reduce((sum, count) => sum + count, 0) - 1;
    if (slot === undefined || total < 1) return own;
    // one other piece is weak evidence
    const weight = slotWeight / (total + 1);
    hasChanged = true;
    const changed: Scores = { ...own };
    for (const label of labels) {
      const others = (slot.get(label) ?? 0) - (path[index]?.label === label ? 1 : 0);
      if (others > 0) changed[label] += weight * others;
    }
    return changed;
  });
  return hasChanged ? changedScores : scores;
};
