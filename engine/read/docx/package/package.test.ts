import { describe, expect, test } from 'vitest';
import { paragraph, partsOf, run, zipOf } from '#engine/testing/build-docx.ts';
import { openPackage } from './package.ts';
import { propertiesOf } from './properties.ts';
import { openZip } from './zip.ts';

const parts = partsOf({
  body: paragraph(run('text')),
  relationships: [
    { id: 'p', type: 'image', target: 'media/a.png' },
    { id: 'u', type: 'image', target: '../b.png' },
    { id: 'r', type: 'image', target: '/c.png' },
    { id: 'e', type: 'hyperlink', target: 'https://example.org/a/../b', isExternal: true },
  ],
});
const open = (more: Readonly<Record<string, string>> = {}) => openPackage(openZip(zipOf({ ...parts, ...more })));

test('the main part is found with the targets of its relationships', () => {
  const { main } = open();
  expect([main.name, main.xml.name]).toEqual(['word/document.xml', 'w:document']);
  expect([...main.relationships].map(([id, { target, type }]) => [id, type, target])).toEqual([
    ['p', 'image', 'word/media/a.png'],
    ['u', 'image', 'b.png'],
    ['r', 'image', 'c.png'],
    ['e', 'hyperlink', 'https://example.org/a/../b'],
  ]);
});

test('other parts are read by name, with their type', () => {
  const files = open({ 'word/note.txt': 'hello' });
  expect(files.has('word/note.txt')).toBe(true);
  expect(new TextDecoder().decode(files.bytes('word/note.txt') ?? undefined)).toBe('hello');
  expect(files.part('word/none.xml')).toBeNull();
  expect(files.contentType('word/styles.xml')).toBe('application/xml');
  expect(files.contentType('word/note.txt')).toBe('');
});

describe('not a Word document', () => {
  test.each<[string, Record<string, string>]>([
    [
      'another type',
      {
        '[Content_Types].xml': (parts['[Content_Types].xml'] ?? '').replace(
          'wordprocessingml.document',
          'spreadsheetml.sheet',
        ),
      },
    ],
    ['another root', { 'word/document.xml': '<html/>' }],
    [
      'a relationship that leads nowhere',
      { '_rels/.rels': (parts['_rels/.rels'] ?? '').replace('word/document.xml', 'none.xml') },
    ],
  ])('%s', (_what, more) => {
    expect(() => open(more)).toThrow('not-docx-inside');
  });
});

const core = (inside: string) =>
  `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</cp:coreProperties>`;

const app = (inside: string) =>
  `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${inside}</Properties>`;

describe('properties', () => {
  test('title, author, program and pages', () => {
    const files = open({
      'docProps/core.xml': core('<dc:title> Resume </dc:title><dc:creator>Ada</dc:creator>'),
      'docProps/app.xml': app('<Application>Word</Application><Pages>2</Pages>'),
    });
    expect(propertiesOf(files)).toEqual({
      metadata: { title: 'Resume', author: 'Ada', producer: '', creator: 'Word' },
      pageCount: 2,
    });
  });

  test.each(['0', '-1', 'two', ''])('"%s" is not a page count', (pages) => {
    expect(propertiesOf(open({ 'docProps/app.xml': app(`<Pages>${pages}</Pages>`) })).pageCount).toBeNull();
  });

  test('are empty when the file has none', () => {
    expect(propertiesOf(open())).toEqual({
      metadata: { title: '', author: '', producer: '', creator: '' },
      pageCount: null,
    });
  });
});
