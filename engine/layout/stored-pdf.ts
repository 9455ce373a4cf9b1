import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';
import { drawnBulletsOf, withDrawnBullets } from './lines/bullets.ts';
import { copyFinder } from './geometry/copies.ts';
import { letterSpacedGapsOf } from './geometry/spacing.ts';
import { lineOfDraft, type Draft } from './lines/draft.ts';
import { withListSigns } from './lines/list-signs.ts';
import { withWholePeriods } from './lines/whole-periods.ts';
import { withFurniture } from './pages/furniture.ts';
import { storedRowsOf, type StoredRow } from './stream-pdf.ts';
import { drawnTablesOf } from './tables/text-tables.ts';
import { rulesOf } from './geometry/rules.ts';

/**
 * What a person sees of a PDF, in the order in which it is stored: for pages whose columns and rows cannot be told from
 * their places. Columns are those of `visual`, so that a line is beside another column in both.
 */
export const storedReadingOf = (document: SourceDocument, visual: Reading): Reading => {
  const places = placesIn(visual.lines);
  const pages = Map.groupBy(
    storedRowsOf(document, (run) => run.hidden === undefined && run.isUnmapped === undefined, copyFinder()),
    ({ page }) => page,
  );
  const lines = [...pages].flatMap(([page, rows]) => linesOfPage(rows, page, places, document));
  const { body, last } = withFurniture(lines, document.pages);
  const listed = withListSigns([...body, ...last], document);
  const rules = document.pages.map((_, index) => rulesOf(document.shapes, index + 1));
  return { order: 'visual', lines: listed, tables: drawnTablesOf(document, listed, rules) };
};

type Place = Pick<Line, 'column' | 'isBesideColumn'>;

/** The column of each run. */
const placesIn = (lines: readonly Line[]): ReadonlyMap<number, Place> =>
  new Map(lines.flatMap((line) => line.pieces.map(({ run }) => [run, line] as const)));

const linesOfPage = (
  rows: readonly StoredRow[],
  page: number,
  places: ReadonlyMap<number, Place>,
  document: SourceDocument,
): readonly Line[] => {
  const drafts = rows.map((row) => draftOfRow(row, places));
  const marked = withDrawnBullets(withWholePeriods(drafts), drawnBulletsOf(document, page));
  return marked.map((draft, index) => lineOfDraft(draft, marked[index - 1], document));
};

/** How far the em of a letter reaches above and below its baseline, as for rows that are seen. */
const ascent = 0.78;
const descent = 0.22;

const draftOfRow = ({ parts }: StoredRow, places: ReadonlyMap<number, Place>): Draft => {
  const scraps = parts.map(({ scrap }) => scrap);
  const largest = scraps.reduce((main, scrap) => (scrap.size > main.size * 1.05 ? scrap : main));
  const place = places.get(largest.run);
  const spaced = letterSpacedGapsOf(scraps);
  return {
    parts: parts.map(({ scrap, before }, index) => ({ scrap, before: spaced[index] ?? before })),
    top: largest.baseline - ascent * largest.size,
    bottom: largest.baseline + descent * largest.size,
    size: largest.size,
    column: place?.column ?? 0,
    isBeside: place?.isBesideColumn ?? false,
    hasDrawnBullet: false,
  };
};
