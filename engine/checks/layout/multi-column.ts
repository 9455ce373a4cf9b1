import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';

/** A few lines beside each other (an address block, a row of dates) are not a column layout. */
const minLines = 5;

export const multiColumn: Check<'document' | 'sideBySide' | 'orderBreaks' | 'cite'> = {
  id: 'multi-column',
  group: 'layout',
  title: { pass: 'Your text runs in one column', fail: 'Your text is in columns' },
  why: 'Greenhouse lists columns among the causes of a failed parse. Parsers that do not see the page read straight across, or put the columns in a different order.',
  impact: 'major',
  needs: ['document', 'sideBySide', 'orderBreaks', 'cite'],
  sources: ['greenhouse-parsing', 'textkernel-columns', 'parsewell-extractors'],
  run: ({ document, sideBySide, orderBreaks, cite }) => {
    const { lines, share, mayBeColumns } = sideBySide;
    if (lines.length < minLines || share < 0.1)
      return mayBeColumns
        ? unsure('Some of your lines are beside others, but we could not tell whether they are columns.')
        : passed;
    return failed(
      // Columns that are stored one after the other survive most extractors; interleaved ones do not. Word stores the text
      // of its columns in order, and extractors lost nothing of twelve forged files with them.
      document.kind === 'docx' ? 0.9 : 0.6 - Math.min(orderBreaks.share, 1) * 0.6,
      `${Math.round(share * 100)}% of your lines are beside other text. Some systems mix up columns like these.`,
      'Put everything in one column: move the narrow column below the wide one, under its own headings.',
      firstFew(lines).map((line) => cite.line(line)),
    );
  },
};
