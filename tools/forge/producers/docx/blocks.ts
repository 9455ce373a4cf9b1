import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { hashOf } from '../../random.ts';
import { type Column, lineParagraph, linesParagraph, runsOf } from './runs.ts';
import type { Look } from '../../looks/look.ts';
import { type Block, type Cell, type Line, lineOf, run, textOfRuns } from '../../looks/page.ts';
import { familyOf } from '../../looks/families.ts';

export type Part = Paragraph | Table;

export const noBorders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map((edge) => [
    edge,
    { style: BorderStyle.NONE, size: 0, color: 'auto' },
  ]),
);

/** `list` identifies the list: each is numbered from 1. */
const bulletParagraph = (mark: string, text: string, list: string, column: Column): Paragraph => {
  const children = runsOf(run(text), column);
  if (mark === '') return new Paragraph({ spacing: { after: 60 }, indent: { left: column.indent }, children });
  if (column.look.flavor === 'by-hand' && mark !== '#')
    return lineParagraph(lineOf(`${mark} ${text}`), column, { indent: { left: column.indent + 260, hanging: 200 } });
  return new Paragraph({
    spacing: { before: 0, after: 20 },
    numbering: { reference: 'bullets', level: 0, instance: column.look.bullet === '#' ? hashOf(list) & 0xffff : 0 },
    indent: { left: column.indent + 360, hanging: 220 },
    children,
  });
};

const cellOf = (blocks: Cell, width: number, isRuled: boolean, look: Look): TableCell => {
  const inner = { width: width - 200, indent: 0, color: undefined, look };
  const parts = partsOfAll(blocks, inner, isRuled);
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.TOP,
    // A cell without a paragraph is a damaged file.
    children: parts.length === 0 ? [new Paragraph({})] : parts,
  });
};

export const tableOf = (
  rows: readonly (readonly Cell[])[],
  shares: readonly number[],
  isRuled: boolean,
  { width, look }: Column,
): Table =>
  new Table({
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: shares.map((share) => Math.round(share * width)),
    ...(isRuled ? {} : { borders: noBorders }),
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map((cell, index) => cellOf(cell, Math.round((shares[index] ?? 0) * width), isRuled, look)),
        }),
    ),
  });

/** Items in columns at tab stops. */
const gridParts = (items: readonly string[], columns: number, column: Column): Paragraph[] =>
  Array.from(
    { length: Math.ceil(items.length / columns) },
    (_, row) =>
      new Paragraph({
        indent: { left: column.indent },
        tabStops: Array.from({ length: columns - 1 }, (_, index) => ({
          type: TabStopType.LEFT,
          position: column.indent + Math.round((column.width * (index + 1)) / columns),
        })),
        children: runsOf(run(items.slice(row * columns, (row + 1) * columns).join('\t')), column),
      }),
  );

const chipParts = (items: readonly string[], column: Column): Paragraph =>
  new Paragraph({
    indent: { left: column.indent },
    spacing: { before: 40, after: 40 },
    children: items.flatMap((item, index) => [
      ...(index === 0 ? [] : [new TextRun('  ')]),
      new TextRun({ text: item, shading: { type: ShadingType.CLEAR, fill: 'E6EBF0' } }),
    ]),
  });

/** Default tab stops of Word, in characters of body text: about half an inch. */
const charactersPerTab = 7;
const charactersPerLine = 92;

/** As typed by hand: empty paragraphs above, and tabs until the dates are far enough to the right. */
const typedLine = (line: Line, isStart: boolean, column: Column): Paragraph[] => {
  const free = charactersPerLine - textOfRuns(line.runs).length - textOfRuns(line.right).length;
  const tabs = '\t'.repeat(Math.max(1, Math.round(free / charactersPerTab)));
  const runs = line.right.length === 0 ? line.runs : [...line.runs, run(tabs), ...line.right];
  return [...(isStart ? [new Paragraph({})] : []), lineParagraph({ runs, right: [] }, column)];
};

const partsOf = (block: Block, column: Column, isRuled: boolean): Part[] => {
  switch (block.is) {
    case 'line':
      if (familyOf(column.look.family).geometry.isTyped === true) return typedLine(block.line, block.isStart, column);
      return [
        lineParagraph(block.line, column, block.isStart ? { spacing: { before: 120, after: 0 }, keepNext: true } : {}),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          indent: { left: column.indent },
          spacing: { after: 60 },
          alignment: AlignmentType.LEFT,
          children: runsOf(run(block.text), column),
        }),
      ];
    case 'bullets':
      return block.items.map((item) => bulletParagraph(block.mark, item, block.items.join(' '), column));
    case 'gutter':
      return [
        tableOf(
          [[block.left.map((line) => ({ is: 'line', line, isStart: false })), block.blocks]],
          [0.22, 0.78],
          false,
          column,
        ),
      ];
    case 'table':
      return [tableOf(block.rows, block.shares, isRuled, column), new Paragraph({ spacing: { line: 60 } })];
    case 'chips':
      return [chipParts(block.items, column)];
    case 'grid':
      return gridParts(block.items, block.columns, column);
    default:
      return block.items.map(({ label, level }) =>
        lineParagraph({ runs: [run(label)], right: [run('●'.repeat(level) + '○'.repeat(5 - level))] }, column),
      );
  }
};

type LineBlock = Extract<Block, { is: 'line' }>;

/** Lines that follow each other without a new entry, as one group; every other block alone. */
const grouped = (blocks: readonly Block[]): (LineBlock[] | Block)[] => {
  const groups: (LineBlock[] | Block)[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.is === 'line' && !block.isStart && Array.isArray(last)) last.push(block);
    else groups.push(block.is === 'line' ? [block] : block);
  }
  return groups;
};

/** The blocks as paragraphs and tables. Some people end lines with a line break instead of a paragraph. */
export const partsOfAll = (blocks: readonly Block[], column: Column, isRuled: boolean): Part[] => {
  const isTyped = familyOf(column.look.family).geometry.isTyped === true;
  if (!column.look.word.hasLineBreaks || isTyped) return blocks.flatMap((block) => partsOf(block, column, isRuled));
  return grouped(blocks).flatMap((group) =>
    Array.isArray(group)
      ? [
          linesParagraph(
            group.map(({ line }) => line),
            column,
            group[0]?.isStart === true ? { spacing: { before: 120, after: 0 }, keepNext: true } : {},
          ),
        ]
      : partsOf(group, column, isRuled),
  );
};
