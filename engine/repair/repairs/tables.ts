import type { RepairChange } from '../../model/repair.ts';
import { shadingOf } from '../../read/docx/styles/run-style.ts';
import { child, descendants, valueOf } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { ancestorNamed } from '../elements.ts';
import { flattened } from '../flatten-table.ts';
import { hasLightText, isOwnGround } from '../light-text.ts';
import type { Mendable, Repair } from '../mendable.ts';
import { textWidth } from '../page-width.ts';
import { partRewritten } from '../rewrite.ts';
import { styleSourcesOf } from '../style-source.ts';

export const tables: Repair = {
  id: 'tables',
  title: 'Turn layout tables into paragraphs',
  what: 'Writes the text of tables as ordinary paragraphs. Text that was side by side stays on one line, separated by a tab.',
  check: 'table-layout',
  find: (file) => {
    const [main] = file.stories;
    const found = layoutTablesOf(file);
    if (main === undefined || found.size === 0) return null;
    const changes: RepairChange[] = [];
    const work = { story: main, styles: styleSourcesOf(file), width: textWidth(file), changes };
    const text = partRewritten(main, main.xml, (element) => (found.has(element) ? flattened(element, work) : null));
    return changes.length === 0 ? null : { parts: new Map([[main.name, text]]), changes };
  },
};

/** The outermost tables of the body that have text in columns. */
const layoutTablesOf = (file: Mendable): ReadonlySet<Xml> => {
  const { report, source, parentOf } = file;
  const lines = report.visual.tables.flatMap((table) => table.lines);
  const paragraphs = lines.flatMap((line) => source.paragraphs[report.visual.lines[line]?.paragraph ?? -1] ?? []);
  const outer = paragraphs.flatMap((paragraph) => {
    let found: Xml | undefined;
    let at: Xml | undefined = paragraph;
    while (at !== undefined) {
      if (at.name === 'w:tbl') found = at;
      // Tables in text boxes, headers and notes are not layout of the page.
      if (at.name === 'w:txbxContent') return [];
      at = parentOf(at);
    }
    return found === undefined || file.storyOf(found)?.type !== 'main' ? [] : [found];
  });
  return new Set(outer.filter((table) => isMendable(table, file)));
};

/** Light letters need the ground of their cell, which only a plain color keeps. */
const isMendable = (table: Xml, file: Mendable): boolean =>
  descendants(table, 'w:tc').every((cell) => {
    if (!hasLightText(cell, file)) return true;
    const around = ancestorNamed(cell, ['w:tbl'], file.parentOf);
    const grounds = [child(child(cell, 'w:tcPr'), 'w:shd'), child(child(around, 'w:tblPr'), 'w:shd')].map(shadingOf);
    const hasTheme = valueOf(child(around, 'w:tblPr'), 'w:tblStyle') !== undefined;
    return grounds.some(isOwnGround) || (!hasTheme && hasOwnShading(cell));
  });

const hasOwnShading = (cell: Xml): boolean =>
  descendants(cell, 'w:p').every((paragraph) => isOwnGround(shadingOf(child(child(paragraph, 'w:pPr'), 'w:shd'))));
