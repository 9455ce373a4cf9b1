import { describe, expect, test } from 'vitest';
import { wordPart } from '#engine/testing/build-docx.ts';
import { parseXml } from '../package/xml.ts';
import { mergedStyle, runStyleOf, shadingOf, toggle, type RunStyle } from './run-style.ts';

const xmlOf = (name: string, inside: string) => parseXml(new TextEncoder().encode(wordPart(name, inside)));
const fontOf = (theme: string): string | undefined => (theme === 'minorHAnsi' ? 'Carlito' : undefined);
const styleOf = (inside: string): RunStyle => runStyleOf(xmlOf('rPr', inside), fontOf);

test('no properties at all are an empty style', () => {
  expect(runStyleOf(undefined, fontOf)).toEqual({});
});

describe('the typeface', () => {
  test.each([
    ['its own name', 'w:ascii="Lato"', 'Lato'],
    ['the name for other western letters', 'w:hAnsi="Lato"', 'Lato'],
    ['the name for plain letters before the other', 'w:hAnsi="Arimo" w:ascii="Lato"', 'Lato'],
    ['the theme before the name', 'w:ascii="Lato" w:asciiTheme="minorHAnsi"', 'Carlito'],
    ['the other theme attribute', 'w:hAnsiTheme="minorHAnsi"', 'Carlito'],
    ['the name when the theme has no such font', 'w:ascii="Lato" w:asciiTheme="majorBidi"', 'Lato'],
    ['nothing when only Asian letters have one', 'w:eastAsia="Lato"', undefined],
  ])('is %s', (_what, attributes, fontName) => {
    expect(styleOf(`<w:rFonts ${attributes}/>`).fontName).toBe(fontName);
  });
});

describe('the size', () => {
  test.each([
    ['28', 14],
    ['21', 10.5],
    ['14pt', 14],
    ['1.5pt', 1.5],
    ['2pc', 24],
    ['2pi', 24],
    ['1in', 72],
    ['2.54cm', 72],
    ['25.4mm', 72],
    ['0', undefined],
    ['-28', undefined],
    ['14px', undefined],
    ['14 pt', undefined],
    ['large', undefined],
    ['', undefined],
  ])('"%s" is %s points', (measure, points) => {
    const { sizePt } = styleOf(`<w:sz w:val="${measure}"/>`);
    expect(sizePt === undefined ? undefined : Math.round(sizePt * 1000) / 1000).toBe(points);
  });
});

describe('a switch', () => {
  test.each([
    ['<w:b/>', true],
    ['<w:b w:val="1"/>', true],
    ['<w:b w:val="true"/>', true],
    ['<w:b w:val="on"/>', true],
    ['<w:b w:val="0"/>', false],
    ['<w:b w:val="false"/>', false],
    ['<w:b w:val="off"/>', false],
    ['<w:b w:val="none"/>', false],
    ['<w:i/>', undefined],
    ['', undefined],
  ])('%s is %s', (inside, isOn) => {
    expect(toggle(xmlOf('rPr', inside), 'w:b')).toBe(isOn);
  });

  test('of each kind is read for itself', () => {
    expect(styleOf('<w:b/><w:i w:val="0"/><w:vanish/>')).toMatchObject({
      isBold: true,
      isItalic: false,
      isVanished: true,
    });
    expect(styleOf('<w:i/>')).toMatchObject({ isBold: undefined, isItalic: true, isVanished: undefined });
  });
});

describe('colors', () => {
  test.each([
    ['lower case', '<w:color w:val="1F4E79"/>', '1f4e79', undefined],
    ['automatic', '<w:color w:val="auto"/>', 'auto', undefined],
    ['too short', '<w:color w:val="fff"/>', undefined, undefined],
    ['too long', '<w:color w:val="ff1F4E79"/>', undefined, undefined],
    ['with a sign', '<w:color w:val="#1F4E7"/>', undefined, undefined],
    ['by name', '<w:color w:val="yellow"/>', undefined, undefined],
    ['a highlighter', '<w:highlight w:val="darkBlue"/>', undefined, '000080'],
    ['a highlighter over a shading', '<w:highlight w:val="yellow"/><w:shd w:fill="112233"/>', undefined, 'ffff00'],
    ['a shading without highlighter', '<w:highlight w:val="none"/><w:shd w:fill="112233"/>', undefined, '112233'],
    ['an unknown highlighter', '<w:highlight w:val="teal"/>', undefined, undefined],
  ])('%s', (_what, inside, color, ground) => {
    const style = styleOf(inside);
    expect([style.color, style.ground]).toEqual([color, ground]);
  });

  test.each([
    ['the fill', 'w:val="clear" w:color="112233" w:fill="AABBCC"', 'aabbcc'],
    ['the color of a solid pattern', 'w:val="solid" w:color="112233" w:fill="AABBCC"', '112233'],
    ['the fill under a pattern of stripes', 'w:val="horzStripe" w:color="112233" w:fill="AABBCC"', 'aabbcc'],
    ['automatic', 'w:val="clear" w:fill="auto"', 'auto'],
    ['nothing without a fill', 'w:val="clear" w:color="112233"', undefined],
  ])('of a shading: %s', (_what, attributes, color) => {
    const [shd] = xmlOf('rPr', `<w:shd ${attributes}/>`).children;
    expect(shadingOf(shd)).toBe(color);
  });

  test('no shading has no color', () => {
    expect(shadingOf(undefined)).toBeUndefined();
  });
});

describe('merged styles', () => {
  const base: RunStyle = {
    fontName: 'Lato',
    sizePt: 11,
    isBold: true,
    isItalic: true,
    isVanished: true,
    color: '112233',
    ground: 'aabbcc',
    styleId: 'Strong',
  };

  test.each<[string, RunStyle[], RunStyle]>([
    ['nothing', [], {}],
    ['one alone', [base], base],
    ['a later one that sets nothing', [base, {}], base],
    ['a later one with all unset', [base, { fontName: undefined, isBold: undefined, ground: undefined }], base],
    [
      'a later one that turns off',
      [base, { isBold: false, isVanished: false }],
      { ...base, isBold: false, isVanished: false },
    ],
    [
      'a later one with another color',
      [base, { color: 'auto', ground: 'auto' }],
      { ...base, color: 'auto', ground: 'auto' },
    ],
    [
      'the last of three',
      [{ sizePt: 9 }, { sizePt: 10, isItalic: false }, { sizePt: 12 }],
      { sizePt: 12, isItalic: false },
    ],
    ['all of the later one', [{ sizePt: 9, fontName: 'Arimo', color: '000000', styleId: 'Plain' }, base], base],
  ])('%s', (_what, styles, merged) => {
    expect(mergedStyle(...styles)).toEqual(merged);
  });

  test('leave the first one as it was', () => {
    const first: RunStyle = { sizePt: 9 };
    mergedStyle(first, { sizePt: 12 });
    expect(first).toEqual({ sizePt: 9 });
  });
});
