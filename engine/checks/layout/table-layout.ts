import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const tableLayout: Check<'textTables' | 'visual' | 'resume' | 'cite'> = {
  id: 'table-layout',
  group: 'layout',
  title: { pass: 'None of your text is in tables', fail: 'Some of your text is in a table' },
  why: 'Greenhouse lists tables among the causes of a failed parse. Some extractors read them row by row and others cell by cell, and headings inside cells get lost.',
  impact: 'major',
  needs: ['textTables', 'visual', 'resume', 'cite'],
  sources: ['greenhouse-parsing', 'daxtra-advice', 'parsewell-extractors'],
  run: ({ textTables, visual, resume, cite }) => {
    if (textTables.length === 0) return passed;
    const lines = [...new Set(textTables.flatMap((table) => table.lines))];
    const share = lines.length / Math.max(visual.lines.length, 1);
    const headings = resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading.span.line]));
    const inCells = headings.filter((line) => lines.includes(line)).length / Math.max(headings.length, 1);
    // A PDF does not mark its tables, so an extractor cannot read them cell by cell, and a heading beside its text is
    // not recognized as a heading.
    const isDrawn = textTables.some((table) => table.isDrawn);
    return failed(
      (isDrawn ? 0.6 : 0.9) - share * 0.2 - inCells * (isDrawn ? 0.4 : 0.2),
      `We found ${counted(textTables.length, 'table')} with text in columns. ${Math.round(share * 100)}% of your lines are in a table.`,
      'Turn the table into ordinary paragraphs. In Word: Table Layout, Convert to Text.',
      firstFew(lines).map((line) => cite.line(line)),
    );
  },
};
