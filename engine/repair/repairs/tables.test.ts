import { describe, expect, it, test } from 'vitest';
import { cell, paragraph, run, table } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody, resumeLine } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const line = (text: string, properties = ''): string => paragraph(run(text), properties);
const right = '<w:jc w:val="right"/>';
const withGrid = (xml: string, ...widths: readonly number[]): string =>
  xml.replace(
    '<w:tbl>',
    `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
  );
const start = resumeBody('Jane Roe', 'Education') + resumeLine('Education');
const skills = resumeBody('Skills');

describe('rows of a table', () => {
  test.each([
    [
      'of one line each are joined with a tab, on the right where they were',
      [cell(line('BSc Food Science')), cell(line('2012 - 2016', right))],
      ['BSc Food Science\t2012 - 2016'],
    ],
    [
      'with two lines on both sides are joined line by line',
      [
        cell(line('BSc Food Science') + line('University of Wisconsin')),
        cell(line('2012 - 2016', right) + line('Madison', right)),
      ],
      ['BSc Food Science\t2012 - 2016', 'University of Wisconsin\tMadison'],
    ],
    [
      'with a date beside several lines keep it in the first one',
      [cell(line('2012 - 2016')), cell(line('BSc Food Science') + line('University of Wisconsin'))],
      ['2012 - 2016\tBSc Food Science', 'University of Wisconsin'],
    ],
    [
      'with columns of text come one after the other',
      [
        cell(line('BSc Food Science') + line('University of Wisconsin, Madison') + line('Thesis on storage')),
        cell(line('MSc Logistics') + line('University of Illinois') + line('Thesis on loading')),
      ],
      [
        'BSc Food Science',
        'University of Wisconsin, Madison',
        'Thesis on storage',
        'MSc Logistics',
        'University of Illinois',
        'Thesis on loading',
      ],
    ],
  ])('%s', async (_what, cells, expected) => {
    const body = start + withGrid(table(cells), 6000, 3000) + skills;
    const { ids, lines, partAfter } = await repairDocx({ body }, ['tables']);
    expect(ids).toContain('tables');
    expect(partAfter(main)).not.toContain('<w:tbl>');
    const at = lines.indexOf('Education');
    expect(lines.slice(at + 1, at + 1 + expected.length)).toEqual(expected);
  });
});

it('keeps a section title on a line of its own', async () => {
  const rows = [cell(resumeLine('Education')), cell(line('BSc Food Science, University of Wisconsin, 2016'))];
  const body = resumeBody('Jane Roe', 'Education') + withGrid(table(rows), 2000, 7000) + skills;
  expect((await repairDocx({ body }, ['tables'])).lines).toContain('Education');
});

it('sets the tab where the column was', async () => {
  const rows = [cell(line('BSc Food Science')), cell(line('2012 - 2016', right))];
  const { partAfter } = await repairDocx({ body: start + withGrid(table(rows), 6000, 3000) + skills }, ['tables']);
  expect(partAfter(main)).toContain('<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>');
});

it('keeps the look of a style that is not that of the whole line', async () => {
  const styles =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="When"><w:name w:val="When"/><w:rPr><w:i/></w:rPr></w:style>';
  const rows = [cell(line('BSc Food Science')), cell(line('2012 - 2016', '<w:pStyle w:val="When"/>'))];
  const { partAfter } = await repairDocx({ body: start + withGrid(table(rows), 6000, 3000) + skills, styles }, [
    'tables',
  ]);
  expect(partAfter(main)).toContain('<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">2012 - 2016</w:t></w:r>');
});

it('leaves everything around the table as it is', async () => {
  const made = withGrid(table([cell(line('BSc Food Science')), cell(line('2012 - 2016', right))]), 6000, 3000);
  const { partBefore, partAfter, touched } = await repairDocx({ body: start + made + skills }, ['tables']);
  const [before = '', after = ''] = partBefore(main).split(made);
  expect(touched).toEqual([main]);
  expect(partAfter(main).startsWith(before) && partAfter(main).endsWith(after)).toBe(true);
});

it('is not offered for a frame of one cell', async () => {
  const body = resumeBody('Jane Roe', 'Skills') + table([cell(skills)]) + paragraph('');
  expect((await repairDocx({ body })).ids).not.toContain('tables');
});
