import type { Run, SourceDocument } from '../../model/document.ts';
import { isListed, knownTitle } from '../../sections/titles/title-kind.ts';
import { type Cell, cellsOf, rowsByTable } from './table-row.ts';

/** Known section titles that make the labels in their type titles as well. */
const minKnown = 2;
/** Their least share of the labels in that type: a form has a label or two that could be titles. */
const minKnownShare = 0.4;
const maxTitleLength = 40;

export type RowKey = `${number}:${number}`;

/** Rows that begin with the title of a section, in tables that have the titles in their first column. */
export const titledRowsOf = (document: SourceDocument, isSeen: (run: Run) => boolean): ReadonlySet<RowKey> =>
  new Set(
    [...rowsByTable(document)].flatMap(([table, rows]) => {
      const labels = [...rows].flatMap(([row, paragraphs]) => {
        const cells = cellsOf(document, paragraphs, isSeen);
        const [label, content] = cells;
        return label !== undefined && content !== undefined && cells.length === 2 && isLabel(label) && !isTitle(content)
          ? [{ row, label }]
          : [];
      });
      const groups = Map.groupBy(labels, ({ label }) => typeOf(label, document));
      return [...groups.values()]
        .filter(areTitles)
        .flatMap((group) => group.map(({ row }): RowKey => `${table}:${row}`));
    }),
  );

const isLabel = ({ column, lines, length, isDated }: Cell): boolean =>
  column === 0 && lines.length === 1 && length <= maxTitleLength && !isDated;

/** 'Skills' beside 'Languages': both head what is below them. */
const isTitle = ({ lines, text }: Cell): boolean => lines.length === 1 && isListed(text);

const areTitles = (labels: readonly { label: Cell }[]): boolean => {
  const known = labels.filter(({ label }) => knownTitle(label.text) !== null).length;
  return known >= minKnown && known >= minKnownShare * labels.length;
};

const typeOf = ({ lines }: Cell, document: SourceDocument): string => {
  const font = document.runs[lines[0]?.[0]?.run ?? -1]?.font;
  return [font?.name, font?.sizePt, font?.isBold, font?.isItalic, font?.color].join(' ');
};
