import { isListed } from '../../sections/titles/title-kind.ts';
import type { TextRow } from '../lines/text-rows.ts';

/**
 * Rows that consist of a section title without text beside it: they separate the labels above from those below, on
 * whichever side of the gutter they start. 'Other Details' in the style of two known titles is one too.
 */
export const headingRowsIn = (rows: readonly TextRow[]): ReadonlySet<TextRow> => {
  const alone = rows.filter((row, index) => isAlone(row, rows[index - 1], rows[index + 1]));
  const known = alone.filter((row) => isListed(textOf(row)));
  const looks = new Map<string, number>();
  for (const row of known) looks.set(lookOf(row), (looks.get(lookOf(row)) ?? 0) + 1);
  const isText = (look: string): boolean => rows.some((row) => lookOf(row) === look && !alone.includes(row));
  const ofTitles = new Set([...looks].filter(([look, count]) => count >= 2 && !isText(look)).map(([look]) => look));
  return new Set([...known, ...alone.filter((row) => ofTitles.has(lookOf(row)) && textOf(row).length <= maxLength)]);
};

const maxLength = 40;

const textOf = (row: TextRow): string => row.segments[0]?.text ?? '';

const isAlone = (row: TextRow, above: TextRow | undefined, below: TextRow | undefined): boolean =>
  row.segments.length === 1 &&
  [above, below].every((other) => other === undefined || !isLevel(row, other)) &&
  (above === undefined || !isRestOfLabel(row, above));

/** 'Certifications' below 'Licenses &', which has text beside it. */
const isRestOfLabel = (row: TextRow, above: TextRow): boolean => {
  const [own, label] = [row.segments[0], above.segments[0]];
  if (own === undefined || label === undefined || above.segments.length < 2) return false;
  return row.top - above.bottom < 0.7 * row.size && own.left < label.right && label.left < own.right;
};

/** In em: closely set lines overlap a little. */
const minOverlap = 0.3;
/** The same for a title that ends before the other row starts: centered beside its text, it may be between two lines. */
const minOverlapBeside = 0.1;

/** A title in larger type may sit a little lower or higher than the text it labels. */
const isLevel = (row: TextRow, other: TextRow): boolean => {
  const isBeside = (row.segments.at(-1)?.right ?? 0) < (other.segments[0]?.left ?? 0);
  const overlap = Math.min(row.bottom, other.bottom) - Math.max(row.top, other.top);
  return overlap > (isBeside ? minOverlapBeside : minOverlap) * Math.min(row.size, other.size);
};

const lookOf = (row: TextRow): string => {
  const font = row.segments[0]?.scraps[0]?.font;
  return `${Math.round(row.size * 2)} ${font?.isBold} ${font?.color} ${Math.round((row.segments[0]?.left ?? 0) / 3)}`;
};
