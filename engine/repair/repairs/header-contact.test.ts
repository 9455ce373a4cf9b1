import { describe, expect, it } from 'vitest';
import { cell, field, paragraph, run, table } from '#engine/testing/build-docx.ts';
import { lineOf, repairDocx, resumeBody, resumeLine } from '#engine/testing/build-repaired.ts';

const section = (...references: readonly string[]): string => `<w:sectPr>${references.join('')}</w:sectPr>`;
const header = (id: string, type = 'default'): string => `<w:headerReference w:type="${type}" r:id="${id}"/>`;
const footer = (id: string): string => `<w:footerReference w:type="default" r:id="${id}"/>`;
const contact = lineOf('Chicago');
const headers = (inside: string) => ({ body: resumeBody('Summary') + section(header('h')), headers: { h: inside } });

describe('contact details', () => {
  it('move from the header to the top of the text, and leave an empty line', async () => {
    const lines = resumeLine('Jane Roe') + paragraph(run(contact));
    const repaired = await repairDocx(headers(lines), ['header-contact']);
    expect(repaired.lines.slice(0, 3)).toEqual(['Jane Roe', contact, 'Summary']);
    expect(repaired.touched).toEqual(['word/document.xml', 'word/h.xml']);
    expect(repaired.partAfter('word/document.xml')).toBe(
      repaired.partBefore('word/document.xml').replace('<w:body>', `<w:body>${lines}`),
    );
    expect(repaired.partAfter('word/h.xml')).toMatch(/<w:hdr [^>]*><w:p><\/w:p><\/w:hdr>$/);
    expect(repaired.before.scores.ats.value).toBeLessThan(repaired.after.scores.ats.value);
  });

  it('move from the footer below the name', async () => {
    const body = resumeLine('Jane Roe') + resumeBody('Summary') + section(footer('f'));
    const repaired = await repairDocx({ body, footers: { f: paragraph(run(contact)) } }, ['header-contact']);
    expect(repaired.lines.slice(0, 3)).toEqual(['Jane Roe', contact, 'Summary']);
  });

  it('leave page numbers and pictures where they are', async () => {
    const page = paragraph(field(['PAGE'], run('1')));
    const picture = '<w:r><w:drawing><wp:inline><a:graphic/></wp:inline></w:drawing></w:r>';
    const inside = resumeLine('Jane Roe') + paragraph(picture + run(contact)) + page;
    const { partAfter } = await repairDocx(headers(inside), ['header-contact']);
    expect(partAfter('word/h.xml')).toMatch(/<w:hdr [^>]*><w:p><w:r><w:drawing>.*<\/w:p><w:p>.*PAGE.*<\/w:hdr>$/);
    expect(partAfter('word/h.xml')).not.toContain('jane.roe');
  });

  it('in a table become lines', async () => {
    const inside = table([cell(paragraph(run('Jane Roe'))), cell(paragraph(run(contact)))]) + paragraph('');
    const { lines } = await repairDocx(headers(inside), ['header-contact']);
    expect(lines.join(' ').replaceAll('\t', ' ')).toMatch(/^Jane Roe Chicago/);
  });

  it('move once when the first page has a header of its own with the same lines', async () => {
    const inside = resumeLine('Jane Roe') + paragraph(run(contact));
    const body = resumeBody('Summary') + `<w:sectPr>${header('h')}${header('g', 'first')}<w:titlePg/></w:sectPr>`;
    const { lines, partAfter } = await repairDocx({ body, headers: { h: inside, g: inside } }, ['header-contact']);
    expect(lines.filter((line) => line === contact)).toHaveLength(1);
    expect(partAfter('word/h.xml') + partAfter('word/g.xml')).not.toContain('jane.roe');
  });

  it('keep their links', async () => {
    const link = `<w:hyperlink r:id="own">${run('jane.roe@example.com')}</w:hyperlink>`;
    const inside = resumeLine('Jane Roe') + paragraph(run('Chicago, Illinois | +1 312-555-0142 | ') + link);
    const relationships =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="own" ' +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" ' +
      'Target="mailto:jane.roe@example.com" TargetMode="External"/></Relationships>';
    const { after } = await repairDocx({ ...headers(inside), parts: { 'word/_rels/h.xml.rels': relationships } }, [
      'header-contact',
    ]);
    expect(after.document.links).toMatchObject([{ address: 'mailto:jane.roe@example.com', place: { part: 'body' } }]);
  });
});

it('is not offered for a header without contact details', async () => {
  const body = resumeBody() + section(header('h'));
  const { ids } = await repairDocx({ body, headers: { h: paragraph(run('Confidential')) } });
  expect(ids).not.toContain('header-contact');
});
