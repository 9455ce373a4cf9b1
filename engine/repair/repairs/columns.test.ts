import { expect, it } from 'vitest';
import { paragraph } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const main = 'word/document.xml';
const columnBreak = '<w:r><w:br w:type="column"/></w:r>';

it('sets one column, and drops the breaks between columns', async () => {
  const cols = '<w:cols w:num="2" w:space="400"/>';
  const body = `${resumeBody('Jane Roe', 'Skills')}${paragraph(columnBreak)}${resumeBody('Skills')}<w:sectPr>${cols}</w:sectPr>`;
  const { offered, partBefore, partAfter } = await repairDocx({ body }, ['columns']);
  expect(offered.find(({ id }) => id === 'columns')?.changes).toEqual([{ before: '2 columns', after: '1 column' }]);
  const expected = partBefore(main).replace(cols, '<w:cols w:space="720"/>').replace(columnBreak, '');
  expect(partAfter(main)).toBe(expected);
});

it('is not offered for one column', async () => {
  const body = `${resumeBody()}<w:sectPr><w:cols w:space="720"/></w:sectPr>`;
  expect((await repairDocx({ body })).ids).not.toContain('columns');
});
