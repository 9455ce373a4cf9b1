import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Reading } from '../../model/reading.ts';
import { mayHoldDate } from '../date-witness.ts';
import { failed, firstFew, noFinding, passed } from '../outcomes.ts';

/**
 * What a table leaves, and what its headings take from that. Four extractors lost nothing of 39 of 49 forged Word tables
 * with their headings above them, however much text was in the cells, and what they lost of the others they lose without
 * tables as well. Of 28 with all headings inside, a program that draws tables as grids lost the headings: .92 of the
 * contents were left. Most PDFs do not mark their tables, and tags mark tables that nobody sees: what rows lose is
 * measured by the plain readings, unless headings are on one line with the cell beside them or broken in a narrow cell
 * (a sixth of the kit's).
 */
const rest = { anyTable: 0.95, headingsInCells: 0.75, headingsBroken: 0.9 } as const;

export const tableLayout: Check<
  'document' | 'textTables' | 'visual' | 'resume' | 'lostHeadings' | 'sideBySide' | 'cite'
> = {
  id: 'table-layout',
  group: 'layout',
  title: { pass: 'None of your text is in tables', fail: 'Some of your text is in a table' },
  why: 'Greenhouse lists tables among the causes of a failed parse. Some extractors read them row by row and others cell by cell, and headings inside cells get lost.',
  impact: 'major',
  needs: ['document', 'textTables', 'visual', 'resume', 'lostHeadings', 'sideBySide', 'cite'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ document, textTables, visual, resume, lostHeadings, sideBySide, cite }) => {
    // A PDF does not say that rows of cells without rules are a table: they may be one. A one-column table of a Word file is a frame that keeps its text in order, but its text is in a table.
    const mayBeInTable =
      document.kind === 'pdf'
        ? document.traits.hasTableTags ||
          hasRowsOfCells(visual) ||
          sideBySide.hasListInColumns ||
          sideBySide.hasUnsplitColumns
        : hasTextInCells(document);
    if (textTables.length === 0) {
      if (mayBeInTable) return { is: 'not-applicable' };
      return hasDrawnCells(document) ? noFinding : passed;
    }
    const lines = [...new Set(textTables.flatMap((table) => table.lines))];
    const share = lines.length / Math.max(visual.lines.length, 1);
    const headings = resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading.span.line]));
    const inCells = headings.filter((line) => lines.includes(line)).length / Math.max(headings.length, 1);
    const isDrawn = textTables.some((table) => table.isDrawn);
    const lost = lostHeadings.length / Math.max(headings.length, 1);
    // Between the rules of a page, a heading above the rows may be outside the table: it is quoted only where it is stored in a cell.
    const surely = lines.filter((line) => !isDrawn || !headings.includes(line));
    return failed(
      rest.anyTable - (isDrawn ? rest.headingsBroken * lost : rest.headingsInCells * inCells),
      // No number of tables: a PDF does not say that one goes on over a page break.
      `About ${Math.max(1, Math.round(share * 100))}% of your lines are in a table with text in columns.`,
      'Turn the table into ordinary paragraphs. In Word: Table Layout, Convert to Text.',
      firstFew(surely.length > 0 ? surely : lines).map((line) => cite.line(line)),
    );
  },
};

const hasTextInCells = ({ paragraphs, runs }: SourceDocument): boolean =>
  paragraphs.some(
    (paragraph) => paragraph.cell !== null && paragraph.runs.some((run) => /\S/.test(runs[run]?.text ?? '')),
  );

/** Fewer rows are an address block, or a label beside its value. */
const minRows = 3;

/** Lines with three cells, or with a second one that is not the date at the right edge of an entry. */
const hasRowsOfCells = ({ lines }: Reading): boolean =>
  lines.filter(({ text }) => {
    const [, second, third] = text.split('\t');
    return third !== undefined || (second !== undefined && !mayHoldDate(second));
  }).length >= minRows;

/** Sizes of cells in points, and how far the edges of cells in one row are off each other. */
const cells = { minHeightPt: 9, maxHeightPt: 200, minWidthPt: 30, maxWidthPt: 450, maxRulePt: 2, maxOffPt: 2 };
const minDrawn = { rows: 2, cellsOfRow: 2, rules: 3 };
/** Boxes that are this high, in points, hold several lines: one row of them may be a table. */
const highCellPt = 40;
/** More shapes are a drawing or a pattern, which may well hide a table. */
const maxShapes = 2000;

/** Boxes beside each other in two rows, or upright rules: their words may be in a table, however we read them. */
const hasDrawnCells = ({ kind, shapes }: SourceDocument): boolean => {
  if (kind !== 'pdf') return false;
  if (shapes.length > maxShapes) return true;
  const boxes = shapes.flatMap(({ place }) =>
    place.kind === 'page' && place.box.height >= cells.minHeightPt && place.box.height <= cells.maxHeightPt
      ? [place]
      : [],
  );
  if (boxes.filter(({ box }) => box.width <= cells.maxRulePt).length >= minDrawn.rules) return true;
  const wide = boxes.filter(({ box }) => box.width >= cells.minWidthPt && box.width <= cells.maxWidthPt);
  const rows = Map.groupBy(wide, ({ page, box }) =>
    [page, Math.round(box.y / cells.maxOffPt), Math.round(box.height / cells.maxOffPt)].join(':'),
  );
  const full = [...rows.values()].filter(
    (row) => new Set(row.map(({ box }) => Math.round(box.x / cells.minWidthPt))).size >= minDrawn.cellsOfRow,
  );
  return full.length >= minDrawn.rows || full.some(([first]) => (first?.box.height ?? 0) >= highCellPt);
};
