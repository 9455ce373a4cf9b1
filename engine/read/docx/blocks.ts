import { readAltChunk } from './alt-chunk.ts';
import { chosenOf } from './alternatives.ts';
import { endSection } from './gathered.ts';
import type { Walk, Where } from './gathered.ts';
import { holdsText, isPlaceholder } from './prompts.ts';
import { readParagraph } from './paragraph.ts';
import { rowsOf } from './table-rows.ts';
import { columnsOf } from './sections.ts';
import { shadingOf } from './styles/run-style.ts';
import { child, valueOf } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

const transparent: readonly string[] = ['w:customXml', 'w:smartTag', 'w:sdtContent'];

/** Reads paragraphs and tables, including those in wrapper elements, in stored order. */
export const readBlocks = (elements: readonly Xml[], walk: Walk, where: Where): void => {
  const { traits } = walk.all;
  for (const element of elements) {
    const { name, children } = element;
    if (name === 'w:p') readParagraphWithBoxes(element, walk, where);
    else if (name === 'w:tbl') readTable(element, walk, where);
    else if (transparent.includes(name)) readBlocks(children, walk, where);
    else if (name === 'mc:AlternateContent') readBlocks(chosenOf(element), walk, where);
    else if (name === 'w:ins' || name === 'w:moveTo') {
      traits.trackedInsertions++;
      readBlocks(children, walk, where);
    } else if (name === 'w:del' || name === 'w:moveFrom') traits.trackedDeletions++;
    else if (name === 'w:sdt') {
      if (holdsText(element, walk)) traits.contentControls++;
      const content = child(element, 'w:sdtContent')?.children ?? [];
      readBlocks(content, walk, { ...where, isPlaceholder: where.isPlaceholder || isPlaceholder(element) });
    } else if (name === 'w:altChunk') readAltChunk(element, walk, where);
    else if (name === 'w:sectPr' && where.part === 'body') endSection(walk.all, columnsOf(element));
  }
};

/** A text box can be anywhere on the page; in reading order it comes after the paragraph that anchors it. */
const readParagraphWithBoxes = (xml: Xml, walk: Walk, where: Where): void => {
  const { all } = walk;
  const anchor = all.paragraphs.length;
  const boxes = readParagraph(xml, walk, where);
  const areComparable = boxes.every(({ top }) => top !== undefined && top.of === boxes[0]?.top?.of);
  for (const { content, ground, top } of boxes) {
    const part = where.part === 'body' ? 'textbox' : where.part;
    const textBox = all.traits.textBoxes++;
    const boxPlace = areComparable && top !== undefined ? { anchor, topPt: top.pt } : undefined;
    const inside = { part, textBox, boxPlace, cell: null, ground: ground ?? walk.boxGround, fields: [] };
    readBlocks(content, walk, { ...where, ...inside });
  }
  const section = child(child(xml, 'w:pPr'), 'w:sectPr');
  if (section !== undefined && where.part === 'body') endSection(all, columnsOf(section));
};

const readTable = (xml: Xml, walk: Walk, where: Where): void => {
  const { all } = walk;
  const table = all.tables.length;
  const rows = rowsOf(xml);
  const columns = Math.max(0, ...rows.map((row) => row.at(-1)?.endColumn ?? 0));
  const [parent, parentColumn] = [where.cell?.table ?? null, where.cell?.column ?? null];
  all.tables.push({ rows: rows.length, columns, parent, parentColumn, part: where.part });

  const tablePr = child(xml, 'w:tblPr');
  const isShaded = walk.styles.byId(valueOf(tablePr, 'w:tblStyle'))?.isShaded ?? false;
  const tableGround = shadingOf(child(tablePr, 'w:shd')) ?? (isShaded ? 'unknown' : where.ground);
  rows.forEach((cells, row) => {
    for (const { xml: cell, column, isPlaceholder } of cells) {
      const own = shadingOf(child(child(cell, 'w:tcPr'), 'w:shd'));
      readBlocks(cell.children, walk, {
        ...where,
        cell: { table, row, column },
        ground: own === undefined || own === 'auto' ? tableGround : own,
        isPlaceholder: where.isPlaceholder || isPlaceholder,
      });
    }
  });
};
