import { describe, expect, it, test } from 'vitest';
import { isValidXml, parseXml } from '../read/docx/package/xml.ts';
import type { SourceRange, Xml } from '../read/docx/package/xml.ts';
import { partRewritten, sourceOf, startTag } from './rewrite.ts';

const opened = (text: string) => {
  const ranges = new Map<Xml, SourceRange>();
  return { part: { text, ranges }, root: parseXml(new TextEncoder().encode(text), ranges) };
};

describe('what is not changed keeps its exact source', () => {
  test.each([
    ['white space, quotes and entities', `<?xml version='1.0'?>\r\n<a  x='1"&lt;>'><b/>\t&amp;<c ></c ></a>\n`],
    ['comments, instructions and sections', '<a><!-- <b> --><?go on?><b><![CDATA[<c/>]]></b></a>'],
    ['letters of two units', '<a t="𝔸">𝔸<b>é𝔸</b></a>'],
  ])('%s', (_what, text) => {
    const { part, root } = opened(text);
    expect(partRewritten(part, root, () => null)).toBe(text);
    expect(partRewritten(part, root, (element) => (element.name === 'b' ? sourceOf(part, element) : null))).toBe(text);
  });
});

it('replaces an element and keeps what is around it', () => {
  const { part, root } = opened('<a> <b x="1"><c/></b>\n<b/> </a>');
  expect(partRewritten(part, root, ({ name }) => (name === 'b' ? '!' : null))).toBe('<a> !\n! </a>');
});

it('opens the tag of an element that is written as one', () => {
  const { part, root } = opened('<a><b x="1"/></a>');
  expect(startTag(part, root.children[0] ?? root)).toBe('<b x="1">');
});

it('knows XML whose prefixes are not declared', () => {
  expect(isValidXml('<a xmlns:w="urn:w"><w:b/></a>')).toBe(true);
  expect(isValidXml('<a><w:b/></a>')).toBe(false);
  expect(isValidXml('<a><b></a>')).toBe(false);
});
