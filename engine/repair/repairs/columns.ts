import { columnsOf } from '../../read/docx/sections.ts';
import { child } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import type { RepairChange } from '../../model/repair.ts';
import type { Repair } from '../mendable.ts';
import { partRewritten } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const columns: Repair = {
  id: 'columns',
  title: 'Set the text in one column',
  what: 'Turns newspaper columns into one column. The text keeps the order in which it is stored.',
  check: 'multi-column',
  find: ({ stories: [main] }) => {
    if (main === undefined) return null;
    const changes: RepairChange[] = [];
    const rewrite: Rewrite = (element) => {
      if (isColumnBreak(element)) return '';
      if (element.name !== 'w:cols') return null;
      const count = columnsIn(element);
      if (count < 2) return null;
      changes.push({ before: `${count} columns`, after: '1 column' });
      return '<w:cols w:space="720"/>';
    };
    const text = partRewritten(main, main.xml, rewrite);
    return changes.length === 0 ? null : { parts: new Map([[main.name, text]]), changes };
  },
};

const columnsIn = (cols: Xml): number => columnsOf({ name: 'w:sectPr', attributes: {}, text: '', children: [cols] });

const isColumnBreak = (element: Xml): boolean => {
  if (element.name === 'w:br') return element.attributes['w:type'] === 'column';
  return element.name === 'w:r' && child(element, 'w:br') !== undefined && element.children.every(isBreakOrStyle);
};

const isBreakOrStyle = ({ name, attributes }: Xml): boolean =>
  name === 'w:rPr' || (name === 'w:br' && attributes['w:type'] === 'column');
