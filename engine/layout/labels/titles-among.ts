import type { IsTitle, TextCell } from './cells.ts';
import { isDated } from '../lines/dated.ts';
import { textOfDraft } from '../lines/draft.ts';

/** A label beside more lines than this, or one that wraps, is a title; so is every label in the same style. */
const maxShortTextLines = 3;

/** Labels in one style have one role: if one of them is a title, all are. `rows` are the cells of a table or of a gutter of labels. */
export const titlesAmong = (rows: readonly (readonly TextCell[])[]): IsTitle => {
  const titles = new Set<string>();
  for (const [label, ...others] of rows) {
    if (label === undefined || others.length === 0) continue;
    const texts = others.filter((cell) => !holdsDates(cell));
    const beside = Math.max(0, ...texts.map((cell) => cell.drafts.length));
    if (label.drafts.length > Math.max(maxShortTextLines, beside)) continue;
    if (beside > maxShortTextLines || (label.drafts.length > 1 && beside > 1)) titles.add(lookOf(label));
  }
  return (label) => titles.has(lookOf(label)) && !hasYear(label);
};

/** Letters of dates and a town: 'September 2019 – February 2022', 'South Portland, Maine'. */
const maxDatesLength = 70;

/** Dates at the right, with a place at most: what is left of them is the text of an entry, and no label. */
const holdsDates = ({ drafts }: TextCell): boolean => {
  const texts = drafts.map(textOfDraft);
  return texts.length <= maxShortTextLines && texts.some(isDated) && texts.join(' ').length <= maxDatesLength;
};

const lookOf = (cell: TextCell): string => {
  const first = cell.drafts[0];
  if (first === undefined) return '';
  return `${Math.round(first.size * 2)} ${/\p{Ll}/u.test(textOfDraft(first))} ${hasYear(cell)}`;
};

const hasYear = (cell: TextCell): boolean => cell.drafts[0] !== undefined && /\d{4}/u.test(textOfDraft(cell.drafts[0]));
