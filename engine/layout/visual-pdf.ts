import type { Page, Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { barsOf } from './geometry/bars.ts';
import { drawnBulletsOf, withDrawnBullets } from './lines/bullets.ts';
import { lineOfDraft } from './lines/draft.ts';
import { withWholePeriods } from './lines/whole-periods.ts';
import { withFurniture } from './pages/furniture.ts';
import { overPages } from './pages/over-pages.ts';
import { linesOfRegion, readPage } from './columns/read-region.ts';
import { withMarkersJoined } from './geometry/join-markers.ts';
import { rowsOf } from './geometry/rows.ts';
import { ruledTablesOf } from './tables/ruled-tables.ts';
import { noRules, type PageRules } from './geometry/rules.ts';
import { scrapsOf } from './geometry/scraps.ts';
import type { PlacedRun } from './geometry/scraps.ts';
import { segmentsOf } from './geometry/segments.ts';
import { spacingOf } from './geometry/spacing.ts';
import { labelsInRow, withTurnedTitles } from './labels/turned-labels.ts';
import { withTables } from './tables/table-text.ts';
import { turnOf, rotatedUpright } from './geometry/turned.ts';
import type { Turn } from './geometry/turned.ts';
import { boxOfRuns, lineOf } from './lines/write-line.ts';

/** What a person sees of a PDF, in reading order. `rules` has one entry per page. */
export const visualLinesOfPdf = (document: SourceDocument, rules: readonly PageRules[]): Line[] => {
  const onPages: PlacedRun[][] = document.pages.map(() => []);
  document.runs.forEach((run, index) => {
    if (run.place.kind === 'page' && isSeen(run)) onPages[run.place.page - 1]?.push({ run, index });
  });
  let labels: EarlierLabels = { turnedTitles: [], edge: null };
  const lines = onPages.flatMap((runs, index) => {
    const page = linesOfPage(runs, index + 1, document, rules[index] ?? noRules, labels);
    labels = page.labels;
    return page.lines;
  });
  const { body, last } = withFurniture(lines, document.pages);
  return [...overPages(body), ...last];
};

/** What the pages before a page show of labels beside its text: turned section titles, and the x at which the text starts. */
type EarlierLabels = { turnedTitles: readonly Line[]; edge: number | null };

/** Text without a valid mapping to characters is a picture to us: its position is known, its words are not. */
const isSeen = (run: Run): boolean => run.hidden === undefined && run.isUnmapped === undefined;

/**
 * Rotated text is separate and comes after the rest, unless most of the page is rotated: then the page itself is
 * sideways. Section titles turned beside their sections are read before them.
 */
const linesOfPage = (
  runs: readonly PlacedRun[],
  number: number,
  document: SourceDocument,
  rules: PageRules,
  labels: EarlierLabels,
): { lines: Line[]; labels: EarlierLabels } => {
  const page = document.pages[number - 1];
  if (page === undefined) return { lines: [], labels };
  const groups = Map.groupBy(runs, ({ run }) => (run.angle === undefined ? 0 : turnOf(run)));
  const turned = [...groups].filter(([turn]) => turn !== 0).sort(([, a], [, b]) => lettersOf(b) - lettersOf(a));
  const upright = groups.get(0) ?? [];
  const { lines: main, edge } = uprightLines(upright, number, document, rules, labels.edge);
  const letters = lettersOf(runs);
  const rest = turned.map(([turn, group]) => ({
    lines: turn === null ? slantedLines(group, document) : rotatedLines(group, turn, page, document),
    letters: lettersOf(group),
  }));
  const [[turn, group] = []] = turned;
  if (lettersOf(upright) > letters / 2 && group !== undefined && (turn === 90 || turn === 270)) {
    const turnedTexts = turnedLabels(group, turn, page, document);
    const titled = withTurnedTitles(main, turnedTexts, labels.turnedTitles);
    if (titled !== null) {
      const turnedTitles = [...labels.turnedTitles, ...turnedTexts];
      return { lines: [...titled, ...rest.slice(1).flatMap(({ lines }) => lines)], labels: { turnedTitles, edge } };
    }
  }
  const all = [{ lines: main, letters: lettersOf(upright) }, ...rest];
  const sorted = all.sort((a, b) => Number(b.letters > letters / 2) - Number(a.letters > letters / 2));
  return { lines: sorted.flatMap(({ lines }) => lines), labels: { ...labels, edge } };
};

const lettersOf = (runs: readonly PlacedRun[]): number => runs.reduce((sum, { run }) => sum + run.text.length, 0);

const uprightLines = (
  runs: readonly PlacedRun[],
  page: number,
  document: SourceDocument,
  rules: PageRules,
  earlierEdge: number | null,
): { lines: Line[]; edge: number | null } => {
  const { vertical, horizontal } = rules;
  const segments = withMarkersJoined(rowsOf(scrapsOf(runs)).flatMap((row) => segmentsOf(row, vertical)));
  const text = withTables(segments, ruledTablesOf(vertical, horizontal));
  const region = readPage([...text, ...barsOf(text, rules)], earlierEdge);
  const marked = withDrawnBullets(withWholePeriods(region.lines), drawnBulletsOf(document, page));
  const lines = marked.map((draft, index) => lineOfDraft(draft, marked[index - 1], document));
  return { lines, edge: region.labelEdge };
};

/** The turned texts of a page, each with a line of its own, in the boxes of the page. */
const turnedLabels = (runs: readonly PlacedRun[], turn: Turn, page: Page, document: SourceDocument): Line[] => {
  const isUpright = (index: number): boolean => {
    const run = document.runs[index];
    return run !== undefined && run.angle === undefined && run.text.trim() !== '';
  };
  // the lower of two titles that read upwards is stored after the upper one, although its letters come first
  const isStoredApart = (a: number, b: number): boolean => {
    for (let index = a + 1; index < b; index += 1) if (isUpright(index)) return true;
    return b < a;
  };
  const rows = rowsOf(scrapsOf(runs.map(({ run, index }) => ({ run: rotatedUpright(run, turn, page), index }))));
  return rows
    .flatMap((row) => labelsInRow(segmentsOf(row, []), isStoredApart))
    .map((scraps) => {
      const between = spacingOf(scraps);
      const line = lineOf(
        scraps.map(({ run, from, to }, index) => ({ before: between[index] ?? '', run, from, to })),
        document,
      );
      return { ...line, box: boxOfRuns(line, document) };
    });
};

const rotatedLines = (runs: readonly PlacedRun[], turn: Turn, page: Page, document: SourceDocument): Line[] => {
  const scraps = scrapsOf(runs.map(({ run, index }) => ({ run: rotatedUpright(run, turn, page), index })));
  const drafts = linesOfRegion(rowsOf(scraps).flatMap((row) => segmentsOf(row, [])));
  return drafts.map((draft, index) => {
    const line = lineOfDraft(draft, drafts[index - 1], document);
    return { ...line, box: boxOfRuns(line, document) };
  });
};

const slantedLines = (runs: readonly PlacedRun[], document: SourceDocument): Line[] =>
  runs
    .filter(({ run }) => run.text.trim() !== '')
    .map(({ run, index }) => {
      const line = lineOf([{ before: '', run: index, from: 0, to: run.text.trimEnd().length }], document);
      return { ...line, box: boxOfRuns(line, document) };
    });
