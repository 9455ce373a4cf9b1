import type { SourceDocument } from '../model/document.ts';
import type { SideBySide, TextTable } from '../model/facts.ts';
import type { Line, Reading } from '../model/reading.ts';

/** Lines in columns of text, tables left out: a table is a finding of its own. */
export const sideBySideOf = (document: SourceDocument, visual: Reading, tables: readonly TextTable[]): SideBySide => {
  const inTables = new Set(tables.flatMap((table) => table.lines));
  const body = visual.lines.flatMap((line, index) => (line.isFurniture || line.text.trim() === '' ? [] : [index]));
  const lines = body.filter((index) => {
    const line = visual.lines[index];
    return line !== undefined && !inTables.has(index) && isBeside(line, document);
  });
  return { lines, share: body.length === 0 ? 0 : lines.length / body.length };
};

const isBeside = (line: Line, document: SourceDocument): boolean => {
  if (line.paragraph === null) return line.isBesideColumn;
  const paragraph = document.paragraphs[line.paragraph];
  return paragraph !== undefined && paragraph.cell === null && paragraph.sectionColumns > 1;
};
