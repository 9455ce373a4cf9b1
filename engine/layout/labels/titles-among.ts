import type { IsTitle, TextCell } from './cells.ts';
import { textOfDraft } from '../lines/draft.ts';

/** A label beside more lines than this, or one that wraps, is a title; so is every label in the same style. */
const maxShortTextLines = 3;

/** Labels in one style have one role: if one of them is a title, all are. `rows` are the cells of a table or of a gutter of labels. */
export const titlesAmong = (rows: readonly (readonly TextCell[])[]): IsTitle => {
  const titles = new Set<string>();
  for (const [label, ...others] of rows) {
    if (label === undefined || others.length === 0) continue;
    const beside = Math.max(...others.map((cell) => cell.drafts.length));
    if (beside > maxShortTextLines || (label.drafts.length > 1 && beside > 1)) titles.add(lookOf(label));
  }
  return (label) => titles.has(lookOf(label)) && !hasYear(label);
};

const lookOf = (cell: TextCell): string => {
  const first = cell.drafts[0];
  if (first === undefined) return '';
  return `${Math.round(first.size * 2)} ${/\p{Ll}/u.test(textOfDraft(first))} ${hasYear(cell)}`;
};

const hasYear = (cell: TextCell): boolean => cell.drafts[0] !== undefined && /\d{4}/u.test(textOfDraft(cell.drafts[0]));
