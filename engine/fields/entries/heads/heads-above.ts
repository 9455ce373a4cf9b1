import type { Cut } from '../cut-entries.ts';
import type { Row } from '../row.ts';
import { styleKey } from '../section-style.ts';

/**
 * 'Harrow Foods, Leeds' above '2017 – 2019 Cook' and '2015 – 2017 Porter', then 'Alder Arms, Otley' above the roles there:
 * without any text between them, a name between two dated rows could belong to either. Where the section begins with a
 * name of the same look and ends with dates, names are above their roles.
 */
export const headsAbove = (cuts: readonly Cut[]): readonly Cut[] =>
  [...Map.groupBy(cuts, ({ head: [row] }) => row?.section).values()].flatMap(ofSection);

const ofSection = (cuts: readonly Cut[]): readonly Cut[] => {
  const [first] = cuts;
  const [top] = first?.head ?? [];
  if (first === undefined || top === undefined || top === first.anchor || below(first).length > 0) return cuts;
  const last = cuts.at(-1);
  const moved = cuts.filter((cut) => below(cut).length > 0);
  if (moved.length === 0 || last === undefined || moved.includes(last)) return cuts;
  if (!moved.every((cut) => mayMove(cut, cuts[cuts.indexOf(cut) + 1], first))) return cuts;
  return cuts.map((cut, index) => {
    const above = cuts[index - 1];
    const rest = new Set(below(cut));
    return {
      ...cut,
      head: [...(above === undefined ? [] : below(above)), ...cut.head.filter((row) => !rest.has(row))],
    };
  });
};

/** The rows of the header behind its dates. */
const below = ({ head, anchor }: Cut): readonly Row[] => (anchor === null ? [] : head.slice(head.indexOf(anchor) + 1));

/** All of its rows behind the dates look like those above the first dates, and the next entry begins with its dates. */
const mayMove = (cut: Cut, next: Cut | undefined, { head, anchor }: Cut): boolean => {
  const above = anchor === null ? [] : head.slice(0, head.indexOf(anchor));
  const rows = below(cut);
  return (
    cut.body.length === 0 &&
    cut.head[0] === cut.anchor &&
    next !== undefined &&
    next.anchor !== null &&
    next.head[0] === next.anchor &&
    rows.length === above.length &&
    rows.every((row, index) => above[index] !== undefined && styleKey(row) === styleKey(above[index]))
  );
};
