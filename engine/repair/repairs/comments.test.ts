import { expect, it } from 'vitest';
import { paragraph, run } from '#engine/testing/build-docx.ts';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const body =
  resumeBody('Jane Roe', 'SAP') +
  paragraph(
    `<w:commentRangeStart w:id="0"/>${run('SAP, Excel')}<w:commentRangeEnd w:id="0"/>` +
      '<w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="0"/></w:r>',
  );
const comments = `<w:comment w:id="0" w:author="Friend">${paragraph(run('Really SAP?'))}</w:comment>`;

it('deletes comments and their marks, and nothing else', async () => {
  const { offered, partBefore, partAfter, touched, after } = await repairDocx({ body, comments }, ['comments']);
  expect(offered[0]).toMatchObject({ id: 'comments', changes: [{ before: 'Really SAP?', after: '' }], count: 1 });
  expect(after.document.traits.comments).toBe(0);
  expect(touched).toEqual(['word/document.xml', 'word/comments.xml']);
  expect(partAfter('word/comments.xml')).toMatch(/<w:comments [^>]*><\/w:comments>$/);
  const expected = partBefore('word/document.xml')
    .replaceAll(/<w:commentRange\w+ w:id="0"\/>/g, '')
    .replace('<w:r><w:rPr><w:b/></w:rPr><w:commentReference w:id="0"/></w:r>', '');
  expect(partAfter('word/document.xml')).toBe(expected);
});

it('is not offered without comments', async () => {
  expect((await repairDocx({ body: resumeBody() })).ids).not.toContain('comments');
});
