import { array, assert as assertProperty, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraph, partsOf, run, table } from '#engine/testing/build-docx.ts';
import { parsePlainXml } from './plain-xml.ts';
import { parseAnyXml } from './xml.ts';

const limits = { maxDepth: 256, maxElements: 250_000 };
const plain = (text: string) => parsePlainXml(text, limits, parseAnyXml);

const parts = Object.values(
  partsOf({
    body:
      paragraph(run('Ada &amp; Charles &lt;ada@example.org&gt;', '<w:b/><w:sz w:val="24"/>')) +
      table(['Analyst', 'Lovelace &apos;s'], ['1842', '1843']),
  }),
).filter((part) => typeof part === 'string');

describe('what word processors write', () => {
  test.each(parts.map((part, index) => [index, part]))(
    'part %i has the same tree as with the whole parser',
    (_, part) => {
      expect(plain(part)).not.toBeNull();
      expect(plain(part)).toEqual(parseAnyXml(part));
    },
  );

  test.each([
    ['a prefix that is declared inside', '<a><x:p xmlns:x="urn:one" x:a="1"/><x:p/></a>'],
    ['entities in text and attributes', '<a b="&quot;&amp;"> &lt;&gt;&apos; </a>'],
    ['a closing bracket in an attribute', '<a b="x > y">z</a>'],
    ['line ends and tabs between attributes', '<a\n\tb="1"\n/>'],
    ['letters beyond ASCII', '<a b="é">😀 ü</a>'],
    ['an attribute named after the prototype', '<a __proto__="1"/>'],
    ['single quotes in the declaration', `<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<a/>`],
    ['a carriage return behind the declaration', '<?xml version="1.0"?>\r\n<a/>'],
    ['white space around', '\n<a/>\n'],
  ])('%s has the same tree', (_, text) => {
    expect(plain(text)).not.toBeNull();
    expect(plain(text)).toEqual(parseAnyXml(text));
  });
});

test.each([
  ['nothing', ''],
  ['an element that stays open', '<a>'],
  ['an element closed twice', '<a></a></a>'],
  ['another element closed', '<a></b>'],
  ['an end tag without its end', '<a></ax'],
  ['two elements at the top', '<a/><b/>'],
  ['words outside', '<a/>b'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['attributes that touch', '<a b="1"c="2"/>'],
  ['an attribute without a value', '<a b/>'],
  ['single quotes', "<a b='1'/>"],
  ['a bracket in an attribute', '<a b="<"/>'],
  ['a line end in an attribute', '<a b="1\n2"/>'],
  ['carriage returns', '<a>\r\n</a>'],
  ['a control character', '<a>\u0001</a>'],
  ['another entity', '<a>&#65;</a>'],
  ['an entity named after the prototype', '<a>&constructor;</a>'],
  ['an ampersand alone', '<a>&</a>'],
  ['a comment', '<a><!-- b --></a>'],
  ['CDATA', '<a><![CDATA[b]]></a>'],
  ['the end of CDATA', '<a>]]></a>'],
  ['an instruction', '<a><?b?></a>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['a name that begins with a digit', '<1a/>'],
  ['a slash apart', '<a / >'],
  ['more attributes than are compared', `<a ${Array.from({ length: 101 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ['depth', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
])('the whole parser decides about %s', (_, text) => {
  expect(plain(text)).toBeNull();
});

/** A part with two styles, as word processors write it. */
const styles = (inside: string, end = '</w:style>'): string =>
  `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:styleId="A">${inside}${end}<w:style w:styleId="B"><w:b/></w:style></w:styles>`;

describe('definitions', () => {
  test.each([
    ['usual', '<w:rPr><w:sz w:val="24"/></w:rPr> '],
    ['none', ''],
    ['of its own namespace', '<x:p xmlns:x="urn:one" x:a="1"/>'],
    ['allowed but unusual', "<w:sz w:val='24' />&#65;<w:i></w:i >"],
    ['with another definition', '<w:abstractNum><w:i/></w:abstractNum>'],
  ])('content that is %s has the tree of the whole parser', (_, inside) => {
    expect(plain(styles(inside))).toEqual(parseAnyXml(styles(inside)));
  });

  test.each([
    ['nothing', '<w:sz>'],
    ['another end', '</w:i>'],
    ['an attribute twice', '<w:sz w:val="1" w:val="2"/>'],
  ])('content with %s fails only when it is read', (_, inside) => {
    const [damaged, sound] = plain(styles(inside))?.children ?? [];
    expect(damaged?.attributes).toEqual({ 'w:styleId': 'A' });
    expect(sound?.children).toEqual([{ name: 'w:b', attributes: {}, children: [], text: '' }]);
    expect(() => damaged?.children).toThrow('damaged');
  });

  test.each([
    ['inside one of its kind', '<w:style></w:style>'],
    ['with a comment', '<!-- </w:style> -->'],
    ['with a blank in its end tag', '', '</w:style >'],
    ['without an end', '', ''],
  ])('one %s leaves the part to the whole parser', (_, inside, end = '</w:style>') => {
    expect(plain(styles(inside, end))).toBeNull();
  });
});

const treeOrNull = (text: string): unknown => {
  try {
    return parseAnyXml(text);
  } catch {
    return null;
  }
};

/** Signs that mean something to XML, and some that do not. */
const signs = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '=',
  '&',
  ';',
  ' ',
  '\n',
  '\r',
  ':',
  '!',
  '?',
  '-',
  ']',
  '[',
  'w',
  'a',
  '1',
  'é',
  '\u0000',
];

test('a part with a few signs changed has the tree of the whole parser, or is left to it', () => {
  expect.hasAssertions();
  const [whole = ''] = parts.filter((part) => part.includes('w:body'));
  // Short, so that the changes meet tags and entities.
  const start = whole.slice(0, whole.indexOf('<w:body>'));
  const short = `${start}<w:body><w:p w:a="1" w:b="&amp;"><w:t>a &lt; b</w:t></w:p></w:body></w:document>`;
  const change = tuple(nat(short.length - 1), integer({ min: 0, max: 3 }), constantFrom('', ...signs));
  assertProperty(
    property(array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = changes.reduce((text, [at, cut, sign]) => text.slice(0, at) + sign + text.slice(at + cut), short);
      const tree = plain(changed);
      if (tree !== null) expect(tree).toEqual(treeOrNull(changed));
    }),
    { numRuns: 3000 },
  );
});
