import { describe, expect, test } from 'vitest';
import { utf16 } from '#engine/testing/build-docx.ts';
import { child, childrenNamed, descendants, parseXml, valueOf } from './xml.ts';

const parse = (text: string) => parseXml(new TextEncoder().encode(text));
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

describe('names', () => {
  test.each([
    ['the usual prefix', `<w:p xmlns:w="${word}" w:a="1"/>`],
    ['another prefix', `<x:p xmlns:x="${word}" x:a="1"/>`],
    ['the strict address', '<w:p xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main" w:a="1"/>'],
  ])('are the same with %s', (_how, text) => {
    expect(parse(text)).toEqual({
      name: 'w:p',
      attributes: expect.objectContaining({ 'w:a': '1' }),
      children: [],
      text: '',
    });
  });

  test('without a prefix take the default namespace, attributes do not', () => {
    expect(parse(`<p xmlns="${word}" a="1"/>`)).toMatchObject({ name: 'w:p', attributes: { a: '1' } });
  });

  test('of an unknown namespace are not taken for ours', () => {
    expect(parse('<w:p xmlns:w="urn:other"/>').name).toBe('?w:p');
  });

  test('apply only inside the element that declares them', () => {
    const xml = parse(`<r><x:p xmlns:x="${word}"/><x:p/></r>`);
    expect(xml.children.map(({ name }) => name)).toEqual(['w:p', 'x:p']);
  });
});

test('text and CDATA directly inside an element are its text', () => {
  expect(parse('<a>one<b>two</b><![CDATA[ & three]]></a>').text).toBe('one & three');
});

describe('encodings', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('<a>é</a>')],
    ['UTF-16 with its mark', utf16('<a>é</a>')],
    ['UTF-16 without', utf16('<a>é</a>').subarray(2)],
    [
      'Latin 1 by declaration',
      Uint8Array.from('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>', (character) => character.charCodeAt(0)),
    ],
  ])('%s', (_name, bytes) => {
    expect(parseXml(bytes).text).toBe('é');
  });
});

describe('untrusted XML is rejected', () => {
  test.each([
    ['nothing at all', '', 'damaged'],
    ['no XML', 'hello', 'damaged'],
    ['an element that stays open', '<a>', 'damaged'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'damaged'],
    ['endless depth', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`, 'too-large-inside'],
  ])('%s', (_what, text, code) => {
    expect(() => parse(text)).toThrow(code);
  });
});

describe('finding elements', () => {
  const xml = parse(`<w:a xmlns:w="${word}"><w:b w:val="1"/><w:c><w:b w:val="2"/></w:c><w:b w:val="3"/></w:a>`);

  test('the first child, all children, and all descendants of a name', () => {
    expect(child(xml, 'w:b')?.attributes['w:val']).toBe('1');
    expect(childrenNamed(xml, 'w:b')).toHaveLength(2);
    expect(descendants(xml, 'w:b').map(({ attributes }) => attributes['w:val'])).toEqual(['1', '2', '3']);
  });

  test('nothing is returned when there is none', () => {
    expect([child(xml, 'w:d'), child(undefined, 'w:b'), valueOf(xml, 'w:c'), childrenNamed(undefined, 'w:b')]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(valueOf(xml, 'w:b')).toBe('1');
  });
});
