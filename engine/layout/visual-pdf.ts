import type { Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { lineOfDraft } from './draft.ts';
import { linesOfRegion } from './read-region.ts';
import { rowsOf } from './rows.ts';
import { ruledTablesOf } from './ruled-tables.ts';
import { rulesOf } from './rules.ts';
import { scrapsOfPages } from './scraps.ts';
import type { Scrap } from './scraps.ts';
import { segmentsOf } from './segments.ts';
import { withTables } from './table-text.ts';

/** What a person sees of a PDF, in the order in which a person reads it. */
export const visualLinesOfPdf = (document: SourceDocument): Line[] =>
  scrapsOfPages(document, isSeen).flatMap((scraps, index) => linesOfPage(scraps, index + 1, document));

/** Text without a true map to characters is a picture to us: we know that it is there, not what it says. */
const isSeen = (run: Run): boolean => run.hidden === undefined && run.isUnmapped === undefined;

const linesOfPage = (scraps: readonly Scrap[], page: number, document: SourceDocument): Line[] => {
  const { vertical, horizontal } = rulesOf(document.shapes, page);
  const segments = rowsOf(scraps).flatMap((row) => segmentsOf(row, vertical));
  const drafts = linesOfRegion(withTables(segments, ruledTablesOf(vertical, horizontal)));
  return drafts.map((draft, index) => lineOfDraft(draft, drafts[index - 1], document));
};
