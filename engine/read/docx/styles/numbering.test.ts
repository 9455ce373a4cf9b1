import { describe, expect, test } from 'vitest';
import { wordPart } from '#engine/testing/build-docx.ts';
import { parseXml } from '../package/xml.ts';
import { markersOf } from './numbering.ts';
import { stylesOf } from './styles.ts';

const part = (inside: string) => ({
  name: 'word/numbering.xml',
  xml: parseXml(new TextEncoder().encode(wordPart('numbering', inside))),
  relationships: new Map(),
});
const level = (index: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const abstract = (id: number, inside: string) => `<w:abstractNum w:abstractNumId="${id}">${inside}</w:abstractNum>`;
const num = (id: number, of: number, inside = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${inside}</w:num>`;

/** Markers of these paragraphs: the number of the list and the level of each. */
const markers = (numbering: string, ...paragraphs: readonly [string, number][]) => {
  const next = markersOf(part(numbering), stylesOf(null, null));
  return paragraphs.map(([numId, at]) => next({ numId, level: at }));
};

describe('formats', () => {
  test.each([
    ['decimal', 4, '4'],
    ['decimalZero', 4, '04'],
    ['lowerLetter', 2, 'b'],
    ['upperLetter', 28, 'BB'],
    ['lowerRoman', 4, 'iv'],
    ['upperRoman', 1994, 'MCMXCIV'],
    ['upperRoman', 4000, '4000'],
    ['somethingElse', 7, '7'],
  ])('%s %i is %s', (format, start, shown) => {
    expect(markers(abstract(0, level(0, format, '%1', start)) + num(1, 0), ['1', 0])).toEqual([shown]);
  });
});

describe('bullets', () => {
  test.each([
    ['–', '–'],
    ['\uf0b7', '•'],
    ['', '•'],
  ])('%j is shown as %s', (text, shown) => {
    expect(markers(abstract(0, level(0, 'bullet', text)) + num(1, 0), ['1', 0])).toEqual([shown]);
  });
});

describe('counting', () => {
  const two = abstract(0, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')) + num(1, 0) + num(2, 0);

  test('a deeper level restarts after each paragraph of a higher level', () => {
    expect(markers(two, ['1', 0], ['1', 1], ['1', 1], ['1', 0], ['1', 1])).toEqual(['1.', '1.1', '1.2', '2.', '2.1']);
  });

  test('lists of one definition share their counters', () => {
    expect(markers(two, ['1', 0], ['2', 0])).toEqual(['1.', '2.']);
  });

  test('a list that restarts has counters of its own', () => {
    const anew = num(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>');
    expect(markers(two + anew, ['1', 0], ['1', 0], ['3', 0])).toEqual(['1.', '2.', '1.']);
  });
});

test('an unknown list, an unknown level and a list without numbering have no marker', () => {
  const none = abstract(0, level(0, 'none', '')) + num(1, 0);
  expect(markers(none, ['1', 0], ['1', 5], ['9', 0])).toEqual([null, null, null]);
  expect(markersOf(null, stylesOf(null, null))({ numId: '1', level: 0 })).toBeNull();
});

test('a definition may take its levels from a style', () => {
  const numbering = part(
    abstract(0, '<w:numStyleLink w:val="List"/>') + abstract(1, level(0, 'decimal', '%1)')) + num(1, 0) + num(2, 1),
  );
  const style = '<w:style w:styleId="List"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>';
  const styles = stylesOf({ ...numbering, xml: parseXml(new TextEncoder().encode(wordPart('styles', style))) }, null);
  expect(markersOf(numbering, styles)({ numId: '1', level: 0 })).toBe('1)');
});
