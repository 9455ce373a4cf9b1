import type { RepairChange } from '../model/repair.ts';
import { periodsIn } from '../fields/dates/periods.ts';
import { rowsOf } from '../read/docx/table-rows.ts';
import type { Cell } from '../read/docx/table-rows.ts';
import { shadingOf } from '../read/docx/styles/run-style.ts';
import { child, childrenNamed, descendants, valueOf } from '../read/docx/package/xml.ts';
import type { Xml } from '../read/docx/package/xml.ts';
import { kindOfTitle } from '../sections/titles/title-kind.ts';
import { paragraphWith, propertiesWith, quoted, textIn } from './elements.ts';
import type { NewProperties } from './elements.ts';
import { isOwnGround, shadingWith } from './light-text.ts';
import type { Story } from './mendable.ts';
import { rewritten, sourceOf, startTag } from './rewrite.ts';
import { runsInStyle, styleIdOf } from './runs-in-style.ts';
import type { StyleSources } from './style-source.ts';

export type Flattening = {
  story: Story;
  styles: StyleSources;
  /** Width of the lines of text, in twentieths of a point. */
  width: number;
  changes: RepairChange[];
};

/** A cell with text: its blocks, where it begins and ends (twentieths of a point), and the color behind it. */
type Filled = { blocks: readonly Xml[]; left: number; right: number; ground: string | undefined; rule: string | null };

/** Longer text beside other text would wrap below it. */
const maxLabel = 45;
const maxBeside = 70;
const maxPairedLines = 3;
/** Word's distance between the border of a cell and its text. */
const cellMargin = 108;

/** The text of a table as paragraphs: what stood side by side in one line is joined with tabs, in stored order otherwise. */
export const flattened = (table: Xml, work: Flattening): string => {
  const edges = edgesOf(table, work.width);
  const ground = shadingOf(child(child(table, 'w:tblPr'), 'w:shd'));
  return rowsOf(table)
    .map((row) => {
      const filled = row.flatMap((cell) => filledOf(cell, edges, ground, work));
      return filled.length === 0 ? '' : rowAsParagraphs(filled, table, work);
    })
    .join('');
};

/** Where the columns of the grid begin, and last, where it ends. */
const edgesOf = (table: Xml, width: number): readonly number[] => {
  const columns = childrenNamed(child(table, 'w:tblGrid'), 'w:gridCol').map(({ attributes }) =>
    Math.max(0, Number(attributes['w:w']) || 0),
  );
  const sum = columns.reduce((total, one) => total + one, 0);
  const scale = sum > width || sum < 1 ? width / Math.max(1, sum) : 1;
  const edges = [0];
  for (const column of columns) edges.push((edges.at(-1) ?? 0) + column * scale);
  return edges;
};

const isFilled = (block: Xml): boolean => block.name === 'w:tbl' || textIn(block).trim() !== '' || hasDrawing(block);

const filledOf = (
  cell: Cell,
  edges: readonly number[],
  tableGround: string | undefined,
  work: Flattening,
): Filled[] => {
  const blocks = cell.xml.children.filter(({ name }) => name !== 'w:tcPr');
  const from = blocks.findIndex(isFilled);
  if (from < 0) return [];
  const tcPr = child(cell.xml, 'w:tcPr');
  const own = shadingOf(child(tcPr, 'w:shd'));
  const bottom = child(child(tcPr, 'w:tcBorders'), 'w:bottom');
  const isRule = bottom !== undefined && !['nil', 'none'].includes(bottom.attributes['w:val'] ?? 'none');
  return [
    {
      blocks: blocks.slice(from, blocks.findLastIndex(isFilled) + 1),
      left: edges[cell.column] ?? 0,
      right: edges[cell.endColumn] ?? work.width,
      ground: own === undefined || own === 'auto' ? tableGround : own,
      rule: isRule ? sourceOf(work.story, bottom) : null,
    },
  ];
};

const hasDrawing = (block: Xml): boolean =>
  ['w:drawing', 'w:pict', 'w:object'].some((name) => descendants(block, name).length > 0);

const rowAsParagraphs = (cells: readonly Filled[], table: Xml, work: Flattening): string => {
  const before = quoted(cells.map(({ blocks }) => quoted(blocks.map(textIn).join(' '))).join(' | '));
  const { source, lines } = joinedOrApart(cells, table, work);
  if (cells.length > 1) work.changes.push({ before, after: quoted(lines.join(' / ')) });
  return source;
};

type Written = { source: string; lines: readonly string[] };

const joinedOrApart = (cells: readonly Filled[], table: Xml, work: Flattening): Written => {
  const [first, second] = cells;
  if (first === undefined) return { source: '', lines: [] };
  if (second === undefined) return apart(cells, table, work);
  if (cells.length === 2 && (isPaired(first, second) || isListOfLabels(first, second)))
    return paired(first, second, table, work);
  if (!canJoin(cells)) return apart(cells, table, work);
  if (cells.every(({ blocks }) => blocks.length === 1))
    return joined(cells, table, work, cells.length === 2 && isLabel(first.blocks[0]));
  if (cells.length > 2) return apart(cells, table, work);
  const isShort = first.blocks.length === 1 && textIn(first.blocks[0] ?? table).trim().length <= maxLabel;
  return isShort ? labelled(first, second, table, work) : apart(cells, table, work);
};

/** Headings and list items begin a line of their own; nested tables and long texts need one. */
const canJoin = (cells: readonly Filled[]): boolean => {
  const firsts = cells.map(({ blocks }) => blocks[0]);
  const isPlain = firsts.every((block) => block?.name === 'w:p' && !isListItem(block));
  if (isPlain && cells.length === 2 && isLabel(firsts[0]) && cells.every(({ blocks }) => blocks.length === 1))
    return true;
  const hasTitle = firsts.some((block) => block !== undefined && kindOfTitle(textIn(block).trim()) !== null);
  const long = firsts.filter((block) => block !== undefined && textIn(block).trim().length > maxBeside).length;
  return isPlain && !hasTitle && long < 2;
};

/** 'Languages:' */
const isLabel = (block: Xml | undefined): boolean => {
  const text = block?.name === 'w:p' ? textIn(block).trim() : '';
  return text.endsWith(':') && text.length <= maxLabel;
};

/** 'Phone:' and 'Email:' in one cell, the number and the address on the same lines of the next. */
const isListOfLabels = (one: Filled, other: Filled): boolean =>
  one.blocks.length > 1 &&
  one.blocks.length === other.blocks.length &&
  one.blocks.every(isLabel) &&
  other.blocks.every(({ name }) => name === 'w:p');

const isListItem = (block: Xml): boolean => child(child(block, 'w:pPr'), 'w:numPr') !== undefined;

/** 'Welder' and 'Quay Works' on the left, the dates and the place on the right of the same lines. */
const isPaired = (one: Filled, other: Filled): boolean =>
  [one, other].every(
    ({ blocks }) =>
      blocks.length <= maxPairedLines &&
      blocks.every((block) => block.name === 'w:p' && !isListItem(block) && textIn(block).trim().length <= maxBeside),
  ) && other.blocks.every(isOnTheRight);

const isOnTheRight = (block: Xml): boolean => ['right', 'end'].includes(valueOf(child(block, 'w:pPr'), 'w:jc') ?? '');

const paired = (one: Filled, other: Filled, table: Xml, work: Flattening): Written => {
  const rows = Math.max(one.blocks.length, other.blocks.length);
  const written = Array.from({ length: rows }, (_, index) => {
    const beside = [one, other].flatMap((cell) => {
      const block = cell.blocks[index];
      return block === undefined ? [] : [{ ...cell, blocks: [block] }];
    });
    return beside.length > 1 ? joined(beside, table, work, false) : apart(beside, table, work);
  });
  return both(written);
};

/** '2019 - 2021' beside a whole job: the label stays in the line of the first paragraph. */
const labelled = (label: Filled, content: Filled, table: Xml, work: Flattening): Written => {
  const [head, ...rest] = content.blocks;
  if (head === undefined) return apart([label], table, work);
  const isDate = periodsIn(textIn(label.blocks[0] ?? head)).length > 0;
  const first = joined([label, { ...content, blocks: [head] }], table, work, isDate);
  return both([first, apart([{ ...content, blocks: rest, left: isDate ? content.left : 0 }], table, work, true)]);
};

const both = (written: readonly Written[]): Written => ({
  source: written.map(({ source }) => source).join(''),
  lines: written.flatMap(({ lines }) => lines),
});

/** One cell after the other. */
const apart = (cells: readonly Filled[], table: Xml, work: Flattening, isIndented = false): Written =>
  both(
    cells.flatMap((cell) =>
      cell.blocks.map((block, index): Written => {
        const isLast = index === cell.blocks.length - 1;
        const inside = block.name === 'w:tbl' ? flattened(block, work) : null;
        const source = inside ?? blockOf(block, cell, table, work, { isIndented, rule: isLast ? cell.rule : null });
        return { source, lines: [quoted(textIn(block))].filter((line) => line !== '') };
      }),
    ),
  );

type How = { isIndented: boolean; rule: string | null };

const blockOf = (block: Xml, cell: Filled, table: Xml, work: Flattening, { isIndented, rule }: How): string => {
  const write = (paragraph: Xml): string => {
    const fresh = propertiesIn(paragraph, cell, table, work);
    if (rule !== null && paragraph === block) fresh['w:pBdr'] = `<w:pBdr>${rule}</w:pBdr>`;
    const own = child(child(paragraph, 'w:pPr'), 'w:ind')?.attributes ?? {};
    if (isIndented && cell.left > 0 && !isListItem(paragraph)) {
      const left = Number(own['w:left'] ?? own['w:start'] ?? 0) || 0;
      fresh['w:ind'] = `<w:ind w:left="${Math.round(left + cell.left)}"/>`;
    }
    return Object.keys(fresh).length === 0
      ? sourceOf(work.story, paragraph)
      : paragraphWith(work.story, paragraph, fresh);
  };
  return rewritten(work.story, block, (element) => {
    if (element.name === 'w:tbl') return flattened(element, work);
    return element.name === 'w:p' ? write(element) : null;
  });
};

/** What a paragraph had from its cell and table: the color behind it, and the spacing of the table's style. */
const propertiesIn = (
  paragraph: Xml,
  { ground }: Filled,
  table: Xml,
  { styles }: Flattening,
): Record<string, string | null> => {
  const pPr = child(paragraph, 'w:pPr');
  const fresh: Record<string, string | null> = {};
  if (isOwnGround(ground) && child(pPr, 'w:shd') === undefined) fresh['w:shd'] = shadingWith(ground);
  const spacing = styles.pieces(valueOf(child(table, 'w:tblPr'), 'w:tblStyle'), 'w:pPr').get('w:spacing');
  const hasOwn =
    child(pPr, 'w:spacing') !== undefined || styles.pieces(styleIdOf(paragraph, styles), 'w:pPr').has('w:spacing');
  if (spacing !== undefined && !hasOwn) fresh['w:spacing'] = spacing;
  return fresh;
};

/** The first paragraphs of the cells in one line. */
const joined = (cells: readonly Filled[], table: Xml, work: Flattening, isHanging: boolean): Written => {
  const paragraphs = cells.flatMap(({ blocks }) => blocks[0] ?? []);
  const host = paragraphs.toSorted((one, other) => textIn(other).length - textIn(one).length)[0];
  const [lead] = cells;
  const last = cells.at(-1);
  if (host === undefined || lead === undefined || last === undefined) return { source: '', lines: [] };
  const fresh: Record<string, string | null> = {
    ...propertiesIn(host, lead, table, work),
    'w:tabs': `<w:tabs>${cells
      .slice(1)
      .map((cell) => tabOf(cell, cells.indexOf(cell) === cells.length - 1, work))
      .join('')}</w:tabs>`,
    'w:jc': null,
    'w:ind': isHanging ? `<w:ind w:left="${Math.round(last.left)}" w:hanging="${Math.round(last.left)}"/>` : null,
  };
  const rule = cells.find((cell) => cell.rule !== null)?.rule ?? null;
  if (rule !== null) fresh['w:pBdr'] = `<w:pBdr>${rule}</w:pBdr>`;
  const { story, styles } = work;
  const runs = paragraphs.map((paragraph) => runsInStyle(story, paragraph, host, styles)).join('<w:r><w:tab/></w:r>');
  const properties: NewProperties = fresh;
  return {
    source: `${startTag(story, host)}${propertiesWith(story, host, properties)}${runs}</w:p>`,
    lines: [quoted(paragraphs.map(textIn).join('   '))],
  };
};

const tabOf = ({ blocks, left, right }: Filled, isLast: boolean, { width }: Flattening): string => {
  const [block] = blocks;
  const isRight = block !== undefined && isOnTheRight(block);
  const at = isRight ? Math.min(width, right - (isLast ? 0 : 2 * cellMargin)) : left;
  return `<w:tab w:val="${isRight ? 'right' : 'left'}" w:pos="${Math.round(Math.max(at, 1))}"/>`;
};
