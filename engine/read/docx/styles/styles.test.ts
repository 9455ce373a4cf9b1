import { describe, expect, test } from 'vitest';
import { shading, wordPart } from '#engine/testing/build-docx.ts';
import { parseXml } from '../package/xml.ts';
import { mergedStyle, runStyleOf, shadingOf, toggle } from './run-style.ts';
import { numberingIn, outlineLevel, stylesOf } from './styles.ts';

const xml = (name: string, inside: string) => parseXml(new TextEncoder().encode(wordPart(name, inside)));
const part = (name: string, inside: string) => ({ name, xml: xml(name, inside), relationships: new Map() });
const style = (id: string, inside: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`;
const styles = (inside: string) => stylesOf(part('styles', inside), null);

describe('a style', () => {
  test('inherits the properties that it does not set itself', () => {
    const found = styles(
      style('A', `<w:pPr><w:jc w:val="center"/>${shading('FF0000')}</w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr>`) +
        style('B', '<w:basedOn w:val="A"/><w:rPr><w:b w:val="0"/></w:rPr>'),
    ).byId('B');
    expect(found).toMatchObject({ alignment: 'center', ground: 'ff0000', run: { isBold: false, sizePt: 12 } });
  });

  test.each([
    ['Heading 2', '', 2],
    ['Überschrift 1', '', 1],
    ['Titre3', '', 3],
    ['Body', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>', 1],
    ['Body', '<w:pPr><w:outlineLvl w:val="9"/></w:pPr>', null],
    ['Body', '', null],
  ])('called %s with "%s" is a heading of level %s', (name, inside, level) => {
    expect(styles(style(name, inside)).byId(name)?.headingLevel).toBe(level);
  });

  test('based on itself, or in a cycle, is still resolved', () => {
    const found = styles(
      style('A', '<w:basedOn w:val="A"/>') +
        style('B', '<w:basedOn w:val="C"/>') +
        style('C', '<w:basedOn w:val="B"/>'),
    );
    expect([found.byId('A')?.name, found.byId('B')?.name]).toEqual(['A', 'B']);
  });

  test('with filled cells is shaded, with white ones it is not', () => {
    const found = styles(style('A', shading('00FF00')) + style('B', shading('FFFFFF')));
    expect([found.byId('A')?.isShaded, found.byId('B')?.isShaded]).toEqual([true, false]);
  });

  test('that is not defined has no properties', () => {
    expect([styles('').byId('A'), styles('').byId(undefined), styles('').defaultParagraph]).toEqual([null, null, null]);
  });
});

test('the theme names the typefaces of headings and text', () => {
  const theme = part(
    'theme',
    '<a:fontScheme><a:majorFont><a:latin typeface="Garamond"/></a:majorFont><a:minorFont><a:latin typeface="Arial"/></a:minorFont></a:fontScheme>',
  );
  const { fontOf } = stylesOf(null, theme);
  expect([fontOf('majorHAnsi'), fontOf('minorHAnsi')]).toEqual(['Garamond', 'Arial']);
});

const runStyle = (inside: string) => runStyleOf(xml('rPr', inside), (theme) => `font of ${theme}`);

describe('properties of a run', () => {
  test.each([
    ['<w:b/>', { isBold: true }],
    ['<w:b w:val="false"/>', { isBold: false }],
    ['<w:i w:val="1"/>', { isItalic: true }],
    ['<w:vanish/>', { isVanished: true }],
    ['<w:sz w:val="21"/>', { sizePt: 10.5 }],
    ['<w:sz w:val="14pt"/>', { sizePt: 14 }],
    ['<w:sz w:val="-4"/>', { sizePt: undefined }],
    ['<w:color w:val="FFAA00"/>', { color: 'ffaa00' }],
    ['<w:color w:val="red"/>', { color: undefined }],
    ['<w:highlight w:val="darkBlue"/>', { ground: '000080' }],
    ['<w:rFonts w:ascii="Arial"/>', { fontName: 'Arial' }],
    ['<w:rFonts w:asciiTheme="minorHAnsi" w:ascii="Arial"/>', { fontName: 'font of minorHAnsi' }],
  ])('%s', (inside, expected) => {
    expect(runStyle(inside)).toMatchObject(expected);
  });

  test('are empty when there are none', () => {
    expect(runStyleOf(undefined, () => undefined)).toEqual({});
    expect(toggle(xml('rPr', ''), 'w:b')).toBeUndefined();
  });

  test('come from the later of two styles for each property it sets', () => {
    expect(mergedStyle({ sizePt: 10, isBold: true }, { isBold: false }, {})).toEqual({ sizePt: 10, isBold: false });
  });
});

const shade = (attributes: string) => shadingOf(xml('p', `<w:shd ${attributes}/>`).children[0]);

test('shading is the fill, or the color of a solid pattern', () => {
  expect([
    shade('w:val="clear" w:fill="00FF00"'),
    shade('w:val="solid" w:color="112233" w:fill="00FF00"'),
    shade('w:fill="auto"'),
    shadingOf(undefined),
  ]).toEqual(['00ff00', '112233', 'auto', undefined]);
});

test('heading and list levels are limited to their range', () => {
  expect([outlineLevel(xml('pPr', '<w:outlineLvl w:val="20"/>')), outlineLevel(undefined)]).toEqual([null, null]);
  const list = (inside: string) => numberingIn(xml('pPr', `<w:numPr>${inside}</w:numPr>`), { numId: '7', level: 2 });
  expect([
    list('<w:ilvl w:val="1"/>'),
    list('<w:numId w:val="3"/><w:ilvl w:val="44"/>'),
    list('<w:numId w:val="0"/>'),
    numberingIn(undefined, { numId: '7', level: 2 }),
  ]).toEqual([{ numId: '7', level: 1 }, { numId: '3', level: 0 }, null, { numId: '7', level: 2 }]);
});
