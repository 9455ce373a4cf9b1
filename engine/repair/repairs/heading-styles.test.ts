import { expect, it } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { lineOf, repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const bold = (text: string, properties = ''): string => paragraph(run(text, '<w:b/><w:caps/>'), properties);
const titles = ['Summary', 'Work Experience', 'Education', 'Skills'];
const body =
  resumeBody('Jane Roe', 'Summary') +
  bold('Summary') +
  resumeBody('Operations manager with', 'Work Experience') +
  bold('Work Experience') +
  resumeBody('Operations Manager, Harbor', 'Education') +
  bold('Education') +
  paragraph(run(lineOf('Bachelor'))) +
  bold('Skills') +
  paragraph(run(lineOf('SAP')));
const normal = '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';
const blue =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:rPr><w:color w:val="2E74B5"/><w:sz w:val="32"/></w:rPr></w:style>';
const ours =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:next w:val="Normal"/><w:uiPriority w:val="9"/><w:qFormat/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';

it.each([
  ['a new style', normal, normal + ours],
  ['the style of Word that nothing uses, with another look', normal + blue, normal + ours],
])('marks section titles with %s that looks like they do', async (_what, styles, expected) => {
  const { offered, partAfter, after } = await repairDocx({ body, styles }, ['heading-styles']);
  expect(offered.find(({ id }) => id === 'heading-styles')?.changes.map(({ before }) => before)).toEqual(titles);
  expect(partAfter('word/styles.xml')).toContain(`>${expected}</w:styles>`);
  expect(partAfter(main)).toContain(
    '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:rPr><w:b/><w:caps/></w:rPr><w:t xml:space="preserve">Skills',
  );
  expect(after.document.paragraphs.filter(({ headingLevel }) => headingLevel === 1)).toHaveLength(4);
});

it('sets only the level where the style is in use with another look', async () => {
  const used = body.replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');
  const { partAfter, touched } = await repairDocx({ body: used, styles: normal + blue }, ['heading-styles']);
  expect(touched).toEqual([main]);
  expect(partAfter(main).match(/<w:outlineLvl w:val="0"\/>/g)).toHaveLength(4);
});

it('is not offered where headings are marked', async () => {
  expect((await repairDocx({ body: resumeBody() })).ids).not.toContain('heading-styles');
});
