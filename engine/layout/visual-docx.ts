import type { FlowPart, Paragraph, Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { seenLinesOfParagraph } from './lines/paragraph-lines.ts';
import { gridsOf, linesOfTableRow, rowAt } from './tables/table-row.ts';
import { type RowKey, titledRowsOf } from './tables/titled-rows.ts';

/** Pages show the header first; text boxes of the body are where they are anchored. */
const order: readonly (readonly FlowPart[])[] = [['header'], ['body', 'textbox'], ['footer'], ['footnote']];

/** What a person sees of a DOCX. Its pages exist only after a program lays them out, so header and footer appear once. */
export const visualLinesOfDocx = (document: SourceDocument): Line[] => {
  const tables = { grids: gridsOf(document, isSeen), titled: titledRowsOf(document, isSeen) };
  return order.flatMap((parts) =>
    withoutRepeats(
      linesOf(
        document,
        tables,
        inSight(
          document,
          document.paragraphs.flatMap(({ part }, index) => (parts.includes(part) ? [index] : [])),
        ),
      ),
    ),
  );
};

/** Text boxes that one paragraph anchors are stored by their depth; on the page the upper one comes first. */
const inSight = ({ paragraphs }: SourceDocument, indices: readonly number[]): readonly number[] => {
  const placeOf = (index: number | undefined): Paragraph['boxPlace'] => paragraphs[index ?? -1]?.boxPlace;
  if (!indices.some((index) => placeOf(index) !== undefined)) return indices;
  const groups: number[][] = [];
  for (const index of indices) {
    const group = groups.at(-1);
    const place = placeOf(index);
    if (place !== undefined && group !== undefined && placeOf(group[0])?.anchor === place.anchor) group.push(index);
    else groups.push([index]);
  }
  return groups.flatMap((group) => group.toSorted((a, b) => (placeOf(a)?.topPt ?? 0) - (placeOf(b)?.topPt ?? 0)));
};

const isSeen = (run: Run): boolean => run.hidden === undefined && run.isUnmapped === undefined;

type Tables = { grids: ReadonlySet<number>; titled: ReadonlySet<RowKey> };

const linesOf = (document: SourceDocument, tables: Tables, paragraphs: readonly number[]): Line[] => {
  const lines: Line[] = [];
  let empty = 0;
  for (let at = 0; at < paragraphs.length;) {
    const row = rowAt(document, paragraphs, at);
    const paragraph = paragraphs[at] ?? 0;
    const fresh =
      row.length > 1
        ? linesOfTableRow(document, row, isSeen, roleOf(document.paragraphs[paragraph], tables))
        : seenLinesOfParagraph(document, paragraph, isSeen);
    const [first, ...rest] = fresh;
    if (first === undefined) empty += 1;
    else {
      // Writers use empty paragraphs as gaps.
      lines.push(empty > 0 && lines.length > 0 ? { ...first, gapAbove: empty } : first, ...rest);
      empty = 0;
    }
    at += Math.max(1, row.length);
  }
  return lines;
};

const roleOf = (
  paragraph: Paragraph | undefined,
  { grids, titled }: Tables,
): { isInGrid: boolean; isTitled: boolean } => {
  const { table = -1, row = -1 } = paragraph?.cell ?? {};
  return { isInGrid: grids.has(table), isTitled: titled.has(`${table}:${row}`) };
};

/** First, even and ordinary pages may have separate headers with the same words: the later ones are repeats. */
const withoutRepeats = (lines: readonly Line[]): Line[] => {
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.part !== 'header' && line.part !== 'footer') return line;
    const isFurniture =
      seen.has(line.text) ||
      /^(?:page|seite|página|pagina)?\s*\d{1,2}(?:\s*(?:\/|of|von|de|di|sur|van)\s*\d{1,2})?$/iu.test(line.text);
    seen.add(line.text);
    return isFurniture ? { ...line, isFurniture } : line;
  });
};
