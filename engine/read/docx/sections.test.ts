import { describe, expect, test } from 'vitest';
import { paragraph, partsOf, run, wordPart, zipOf } from '#engine/testing/build-docx.ts';
import { openPackage } from './package/package.ts';
import { parseXml } from './package/xml.ts';
import { openZip } from './package/zip.ts';
import { columnsOf, runningParts } from './sections.ts';

test.each([
  ['<w:cols w:num="2"/>', 2],
  ['<w:cols/>', 1],
  ['', 1],
  ['<w:cols><w:col/><w:col/><w:col/></w:cols>', 3],
  ['<w:cols w:num="900"/>', 1],
  ['<w:cols w:num="0"/>', 1],
])('columns in "%s": %i', (inside, columns) => {
  expect(columnsOf(parseXml(new TextEncoder().encode(wordPart('sectPr', inside))))).toBe(columns);
});

const namesWith = (more: string, settings = '') => {
  const references = ['default', 'first', 'even']
    .map((type) => `<w:headerReference w:type="${type}" r:id="${type}"/>`)
    .join('');
  const blocks = paragraph(run('x'));
  const parts = partsOf({
    body: `<w:sectPr>${references}${more}</w:sectPr>`,
    settings,
    headers: { default: blocks, first: blocks, even: blocks },
  });
  const files = openPackage(openZip(zipOf(parts)));
  return runningParts(files, files.part('word/settings.xml'), 'header').map(({ name }) => name);
};

describe('headers that some page shows', () => {
  test('are usually one', () => {
    expect(namesWith('')).toEqual(['word/default.xml']);
  });

  test('include another on the first page when the section has one', () => {
    expect(namesWith('<w:titlePg/>')).toEqual(['word/first.xml', 'word/default.xml']);
    expect(namesWith('<w:titlePg w:val="0"/>')).toEqual(['word/default.xml']);
  });

  test('include another on even pages when the document has them', () => {
    expect(namesWith('', '<w:evenAndOddHeaders/>')).toEqual(['word/default.xml', 'word/even.xml']);
  });
});
