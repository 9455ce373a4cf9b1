import { chosenOf } from './alternatives.ts';
import { isPlaceholder } from './prompts.ts';
import { child, valueOf } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/** Columns count those of the table's grid, so a cell that spans two of them shifts the cells to its right. */
export type Cell = { xml: Xml; column: number; endColumn: number; isPlaceholder: boolean };

type Found = { xml: Xml; isPlaceholder: boolean };

/** Rows and cells may be inside content controls and tracked insertions. */
export const rowsOf = (table: Xml): Cell[][] =>
  inside(table.children, 'w:tr', false).map((row) => {
    let column = gridCount(valueOf(child(row.xml, 'w:trPr'), 'w:gridBefore'), 0);
    return inside(row.xml.children, 'w:tc', row.isPlaceholder).map((cell) => {
      const start = column;
      column += gridCount(valueOf(child(cell.xml, 'w:tcPr'), 'w:gridSpan'), 1);
      return { ...cell, column: start, endColumn: column };
    });
  });

const wrappers: readonly string[] = ['w:sdtContent', 'w:customXml', 'w:smartTag', 'w:ins', 'w:moveTo'];

const inside = (elements: readonly Xml[], name: string, isInPlaceholder: boolean): Found[] =>
  elements.flatMap((element) => {
    if (element.name === name) return [{ xml: element, isPlaceholder: isInPlaceholder }];
    if (element.name === 'mc:AlternateContent') return inside(chosenOf(element), name, isInPlaceholder);
    if (element.name === 'w:sdt') return inside(element.children, name, isInPlaceholder || isPlaceholder(element));
    return wrappers.includes(element.name) ? inside(element.children, name, isInPlaceholder) : [];
  });

/** Word itself has at most 63 columns. */
const gridCount = (value: string | undefined, otherwise: number): number => {
  const count = Number(value ?? otherwise);
  return Number.isInteger(count) && count >= 0 && count <= 63 ? count : otherwise;
};
