import type { Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { regionsOf } from './regions.ts';
import { rowsOf } from './rows.ts';
import { scrapsOfPages } from './scraps.ts';
import type { Scrap } from './scraps.ts';
import { segmentsOf } from './segments.ts';
import { spacingOf } from './spacing.ts';
import { textRowsOf } from './text-rows.ts';
import { boxAround, lineOf } from './write-line.ts';

/** What a person sees of a PDF, in the order in which a person reads it. */
export const visualLinesOfPdf = (document: SourceDocument): Line[] =>
  scrapsOfPages(document, isSeen).flatMap((scraps) => linesOfPage(scraps, document));

/** Text without a true map to characters is a picture to us: we know that it is there, not what it says. */
const isSeen = (run: Run): boolean => run.hidden === undefined && run.isUnmapped === undefined;

const linesOfPage = (scraps: readonly Scrap[], document: SourceDocument): Line[] =>
  regionsOf(rowsOf(scraps).flatMap(segmentsOf)).flatMap((region) => {
    const rows = textRowsOf(region.segments);
    return rows.map((row, index) => {
      const before = rows[index - 1];
      return {
        ...written(
          row.segments.flatMap((segment) => segment.scraps),
          document,
        ),
        column: region.column,
        isBesideColumn: region.isBeside,
        gapAbove: before === undefined ? null : Math.max(0, (row.top - before.bottom) / row.size),
      };
    });
  });

const written = (scraps: readonly Scrap[], document: SourceDocument): Line => {
  const between = spacingOf(scraps);
  const parts = scraps.map(({ run, from, to }, index) => ({ before: between[index] ?? '', run, from, to }));
  return { ...lineOf(parts, document), box: boxAround(scraps) };
};
