import { describe, expect, test } from 'vitest';
import { prefixes, strictAddress } from './namespaces.ts';
import { parseXml } from './xml.ts';

const rootOf = (address: string) => parseXml(new TextEncoder().encode(`<z:body xmlns:z="${address}"/>`));

describe('an element has the same name in both forms of the standard', () => {
  test.each([
    ['w:body', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main', strictAddress],
    [
      'r:body',
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    ],
    [
      'wp:body',
      'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
      'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
    ],
    ['a:body', 'http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
    [
      'pic:body',
      'http://schemas.openxmlformats.org/drawingml/2006/picture',
      'http://purl.oclc.org/ooxml/drawingml/picture',
    ],
    [
      'ep:body',
      'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
      'http://purl.oclc.org/ooxml/officeDocument/extendedProperties',
    ],
  ])('%s', (name, transitional, strict) => {
    expect([rootOf(transitional).name, rootOf(strict).name]).toEqual([name, name]);
  });
});

describe('an address that is not quite the same is another namespace', () => {
  test.each([
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main/',
    'http://schemas.openxmlformats.org/wordprocessingml/2006/Main',
    'https://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://schemas.openxmlformats.org/wordprocessingml/2006',
    'urn:example:none',
  ])('%s', (address) => {
    expect(prefixes.get(address)).toBeUndefined();
    expect(rootOf(address).name).not.toBe('w:body');
  });
});

test('drawing, Word and compatibility namespaces that look alike stay apart', () => {
  const alike = [
    'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
    'http://schemas.microsoft.com/office/word/2010/wordml',
    'http://schemas.microsoft.com/office/word/2012/wordml',
    'http://schemas.openxmlformats.org/package/2006/relationships',
    'http://schemas.openxmlformats.org/markup-compatibility/2006',
  ];
  expect(alike.map((address) => prefixes.get(address))).toEqual([
    'wps',
    'wpg',
    'wpc',
    'wp14',
    'w14',
    'w15',
    'rel',
    'mc',
  ]);
});
