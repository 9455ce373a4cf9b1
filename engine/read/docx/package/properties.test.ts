import { describe, expect, test } from 'vitest';
import { paragraph, partsOf, run, zipOf } from '#engine/testing/build-docx.ts';
import { openPackage } from './package.ts';
import { propertiesOf } from './properties.ts';
import { openZip } from './zip.ts';

const core = (inside: string): Record<string, string> => ({
  'docProps/core.xml':
    '<x:coreProperties xmlns:x="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ` xmlns:y="http://purl.org/dc/elements/1.1/">${inside}</x:coreProperties>`,
});
const app = (
  inside: string,
  address = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
): Record<string, string> => ({
  'docProps/app.xml': `<Properties xmlns="${address}">${inside}</Properties>`,
});
const read = (more: Readonly<Record<string, string>>) =>
  propertiesOf(openPackage(openZip(zipOf({ ...partsOf({ body: paragraph(run('text')) }), ...more }))));

const nothing = { title: '', author: '', producer: '', creator: '' };

describe('metadata', () => {
  test.each<[string, Record<string, string>, Partial<typeof nothing>]>([
    ['without any part', {}, {}],
    ['of an empty part', core(''), {}],
    ['the title', core('<y:title>Resume of Ada Muster</y:title>'), { title: 'Resume of Ada Muster' }],
    ['the author', core('<y:creator>Ada Muster</y:creator>'), { author: 'Ada Muster' }],
    ['without surrounding space', core('<y:title> Resume\n</y:title>'), { title: 'Resume' }],
    ['the program', app('<Application> Sample Writer </Application>'), { creator: 'Sample Writer' }],
    [
      'the program of a strict file',
      app('<Application>Sample Writer</Application>', 'http://purl.oclc.org/ooxml/officeDocument/extendedProperties'),
      { creator: 'Sample Writer' },
    ],
    ['not a program of another namespace', app('<Application>Other</Application>', 'urn:example:other'), {}],
    ['not a title of another namespace', core('<x:title>Other</x:title>'), {}],
    [
      'both parts',
      { ...core('<y:creator>Ada</y:creator>'), ...app('<Application>W</Application>') },
      { author: 'Ada', creator: 'W' },
    ],
  ])('%s', (_what, more, metadata) => {
    expect(read(more).metadata).toEqual({ ...nothing, ...metadata });
  });
});

describe('the number of pages', () => {
  test.each([
    ['<Pages>1</Pages>', 1],
    ['<Pages>12</Pages>', 12],
    ['<Pages> 3 </Pages>', 3],
    ['<Pages>0</Pages>', null],
    ['<Pages>-2</Pages>', null],
    ['<Pages>1.5</Pages>', null],
    ['<Pages>two</Pages>', null],
    ['<Pages/>', null],
    ['<Words>400</Words>', null],
  ])('stored as %s is %s', (inside, pageCount) => {
    expect(read(app(inside)).pageCount).toBe(pageCount);
  });

  test('is unknown without the part', () => {
    expect(read({}).pageCount).toBeNull();
  });
});
