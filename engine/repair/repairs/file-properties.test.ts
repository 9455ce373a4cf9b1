import { describe, expect, it, test } from 'vitest';
import { repairDocx, resumeBody } from '#engine/testing/build-repaired.ts';

const part = 'docProps/core.xml';
const core = (title: string, author: string): string =>
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator>` +
  '<cp:lastModifiedBy>Somebody</cp:lastModifiedBy></cp:coreProperties>';
const repair = (title: string, author: string) =>
  repairDocx({ body: resumeBody(), parts: { [part]: core(title, author) } });

describe('title and author', () => {
  test.each([
    ['that are generated', 'Microsoft Word - Document1', 'python-docx'],
    ['that are empty', '', ''],
    ['of somebody else', 'Anna Berg - Resume', 'Anna Berg'],
  ])('%s become those of the resume', async (_what, title, author) => {
    const { ids, partAfter, touched } = await repair(title, author);
    expect(ids).toEqual(['file-properties']);
    expect(partAfter(part)).toBe(core('Jane Roe - Resume', 'Jane Roe'));
    expect(touched).toEqual([part]);
  });

  it('stay when they are right', async () => {
    expect((await repair('Jane Roe, operations', 'Jane Roe')).ids).toEqual([]);
  });
});

it('is not offered for a file that stores no properties', async () => {
  expect((await repairDocx({ body: resumeBody() })).ids).toEqual([]);
});
