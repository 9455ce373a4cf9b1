import { joined } from '../fields/joined-lines.ts';
import type { Row } from './rows.ts';

/** A paragraph or list item: the rows that a person reads as one. */
export type Paragraph = { text: string; isItem: boolean; isBold: boolean; rows: readonly Row[] };

/** Share of the widest line that a line must reach for its paragraph to go on below it. */
const fullShare = 0.85;
/** Empty space above a line, in line heights, up to which it may continue the one above. */
const maxGap = 0.5;
/** Longer paragraphs are no paragraphs of a resume, and joining takes time for each row again. */
const maxRows = 60;

/** Joins rows that were broken by the page. A DOCX has no such breaks: each of its rows is a paragraph. */
export const paragraphsOf = (rows: readonly Row[]): readonly Paragraph[] => {
  const right = Math.max(0, ...rows.map(({ line }) => rightOf(line)));
  const paragraphs: Paragraph[] = [];
  for (const row of rows) {
    const last = paragraphs.at(-1);
    const text = row.text.replaceAll(/\s*\t\s*/gu, cell);
    if (last !== undefined && isContinued(last, row, right))
      paragraphs[paragraphs.length - 1] = { ...last, text: joined(last.text, text), rows: [...last.rows, row] };
    else paragraphs.push({ text, isItem: row.isItem, isBold: row.line.style.isBold, rows: [row] });
  }
  return paragraphs;
};

/** Between texts that a page shows side by side. */
export const cell = ' | ';

/** 'Solutions Architect –', 'Vue.js, Laravel,': a line that cannot end here. */
const isOpen = /(?:[,&]|\s[–—-])\s*$/u;

const rightOf = ({ box }: Row['line']): number => (box === null ? 0 : box.x + box.width);

const isContinued = (last: Paragraph, row: Row, right: number): boolean => {
  const above = last.rows.at(-1)?.line;
  const { line } = row;
  if (above === undefined || above.box === null || line.box === null || last.rows.length >= maxRows) return false;
  if (row.isItem || line.text.includes('\t') || above.text.includes('\t')) return false;
  if ((line.gapAbove ?? Infinity) > maxGap || line.style.isBold !== above.style.isBold) return false;
  if (/^\p{Ll}/u.test(row.text) || isOpen.test(above.text)) return true;
  return rightOf(above) >= right * fullShare && !/[.!?:]$/u.test(above.text.trimEnd());
};
