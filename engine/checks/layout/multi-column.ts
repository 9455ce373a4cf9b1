import { listsCredits } from '../../lexicon/credits.ts';
import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';

/** A few lines beside each other (an address block, a row of dates) are not a column layout. */
const minLines = 5;

const notTold = 'Some of your lines are beside others, but we could not tell whether they are columns.';

export const multiColumn: Check<'document' | 'visual' | 'sideBySide' | 'orderBreaks' | 'cite'> = {
  id: 'multi-column',
  group: 'layout',
  title: { pass: 'Most of your text runs in one column', fail: 'Your text is in columns' },
  why: 'Greenhouse lists columns among the causes of a failed parse. Parsers that do not see the page read straight across, or put the columns in a different order.',
  impact: 'major',
  needs: ['document', 'visual', 'sideBySide', 'orderBreaks', 'cite'],
  sources: ['greenhouse-parsing', 'textkernel-columns', 'parsewell-extractors'],
  run: ({ document, visual, sideBySide, orderBreaks, cite }) => {
    const { lines, columns, columnShare, level, levelShare, mayBeColumns, hasListInColumns } = sideBySide;
    if (columns.length < minLines || columnShare < 0.1) {
      if (mayBeColumns) return unsure(notTold);
      // A list in columns of its own harms nothing, and is no single column either.
      const isSingle = lines.length < minLines && !hasListInColumns && !hasCellsBeside(document);
      return isSingle ? passed : { is: 'not-applicable' };
    }
    // Word does not say where a line is on its page, and the shorter column leaves lines of the other alone.
    // A performer's credits are rows of cells, which may be among these lines.
    if (listsCredits(visual.lines.map(({ text }) => text))) return unsure(notTold);
    // A list in columns of its own is left out of the share.
    const message =
      level.length > 0
        ? `${hasListInColumns ? 'At least' : 'About'} ${Math.max(1, Math.round(levelShare * 100))}% of your lines have text from another column next to them. Some systems mix up text in columns.`
        : 'Your document has text in columns, which some systems mix up.';
    return failed(
      // Columns that are stored one after the other survive most extractors; interleaved ones do not. Word stores the text
      // of its columns in order, and extractors lost nothing of twelve forged files with them.
      document.kind === 'docx' ? 0.9 : 0.6 - Math.min(orderBreaks.share, 1) * 0.6,
      message,
      'Put everything in one column, one part below the other: your contact details first, then each section under its own heading.',
      firstFew(level.length > 0 ? level : columns).map((line) => cite.line(line)),
    );
  },
};

/**
 * Word: two columns of a table with several paragraphs each, whichever rows hold them: a cell that spans all rows is beside
 * the cells of each.
 */
const hasCellsBeside = ({ paragraphs, runs }: SourceDocument): boolean => {
  const inColumns = new Map<string, number>();
  for (const { cell, runs: own } of paragraphs) {
    if (cell === null || !own.some((run) => /\S/u.test(runs[run]?.text ?? ''))) continue;
    const key = `${cell.table} ${cell.column}`;
    inColumns.set(key, (inColumns.get(key) ?? 0) + 1);
  }
  const long = [...inColumns].flatMap(([key, count]) => (count >= minLines ? [key.split(' ', 1)[0]] : []));
  return new Set(long).size < long.length;
};
