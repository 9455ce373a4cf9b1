import { headType } from './reading/head-types.ts';
import type { Read } from './reading/node.ts';

type Entry = { section: number; reads: readonly Read[] };

/** Entries with a known school or degree that begin in the same type, from which on that type is the one of heads. */
const minAlike = 2;

const styleOf = ({ section, reads }: Entry): string | null => {
  const row = reads[0]?.unit.row;
  return row === undefined || row.periods.length === 0 ? null : `${section} ${headType(row)}`;
};

/**
 * The types of the dated rows that begin entries, each in two or more entries that are known by their words, and in no row
 * inside an entry: in such a type, a name that no list knows begins an entry, too.
 */
export const headStylesOf = (entries: readonly Entry[]): ReadonlySet<string> => {
  const sure = entries.filter(({ reads }) => reads.some(({ isSure }) => isSure));
  const inside = new Set(
    entries.flatMap(({ section, reads }) =>
      reads.flatMap(({ unit }) => (unit.row === reads[0]?.unit.row ? [] : [`${section} ${headType(unit.row)}`])),
    ),
  );
  const styles = sure.map(styleOf).filter((style) => style !== null);
  return new Set(
    styles.filter((style) => !inside.has(style) && styles.filter((other) => other === style).length >= minAlike),
  );
};

/**
 * Whether the entry begins like those that are known by their words; null where they do not begin alike, or the entry has
 * no dates at its head.
 */
export const isInHeadStyle = (entry: Entry, styles: ReadonlySet<string>): boolean | null => {
  const style = styleOf(entry);
  const isKnown = [...styles].some((known) => known.startsWith(`${entry.section} `));
  return style === null || !isKnown ? null : styles.has(style);
};
