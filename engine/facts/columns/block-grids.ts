import type { Line, Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';

/** 'Principles of Two-Dimensional Design': longer lines are sentences, which fall apart when they are read across. */
const maxItemWords = 6;
/**
 * A year makes an entry of the line, an address or a number a contact, a label or a comma at the end a list that goes on
 * below: none of these may be mixed with its neighbor.
 */
const holdsMore = /\d{3}|@|:|,\s*$/u;

const isItem = ({ text }: Line): boolean => text.trim().split(/\s+/u).length <= maxItemWords && !holdsMore.test(text);

/**
 * Lines in columns between lines that are not: when all are short items below one heading at most, the columns are those
 * of a list, whatever section they were given to. Word states the columns of its text and not which line is in which.
 */
export const blockGridsOf = ({ lines }: Reading, { sections }: Resume): readonly number[] => {
  const headings = new Set(sections.flatMap(({ heading }) => heading?.span.line ?? []));
  return blocksOf(lines).flatMap((block) => {
    const items = block.filter((index, at) => at > 0 || !headings.has(index));
    const isList = items.every((index) => {
      const line = lines[index];
      return line !== undefined && !headings.has(index) && isItem(line);
    });
    return isList ? items : [];
  });
};

/** Stretches of lines in columns, each on one page. */
const blocksOf = (lines: readonly Line[]): number[][] => {
  const blocks: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.isBesideColumn) continue;
    const last = blocks.at(-1);
    if (last?.at(-1) === index - 1 && lines[index - 1]?.page === line.page) last.push(index);
    else blocks.push([index]);
  }
  return blocks;
};
