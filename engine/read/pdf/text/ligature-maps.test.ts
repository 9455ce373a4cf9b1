import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { characterMapsOf, ligaturesStoredAsOne, mapsToLetterGroups } from './ligature-maps.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const stream = (content: string) => `<<>>\nstream\n${content}\nendstream\n`;
const map = (to: string) => `begincmap 1 beginbfchar <01> <${to}> endbfchar endcmap`;
const range = (from: string, to: string, first: string) =>
  `begincmap 1 beginbfrange <${from}> <${to}> <${first}> endbfrange endcmap`;
const packed = (content: string) => String.fromCharCode(...deflateSync(content));

describe('which ligatures copied text holds as one character', () => {
  const all = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'ſt', 'st'];
  test.each([
    ['a map that names one', stream(map('FB01')), ['fi']],
    ['the same, packed', stream(packed(map('fb03'))), ['ffi']],
    ['a map that writes them out', stream(map('00660069')), []],
    ['one of two maps names one', stream(map('0041')) + stream(map('FB01')), ['fi']],
    ['one is named, another written out', stream(map('00660069')) + stream(map('FB02')), ['fl']],
    ['two fonts that map the same letters differently', stream(map('00660069')) + stream(map('FB01')), []],
    ['a range of five', stream(range('1B', '1F', 'FB00')), ['ff', 'fi', 'fl', 'ffi', 'ffl']],
    ['a range of one', stream(range('1C', '1C', 'FB01')), ['fi']],
    ['no map at all', stream('BT (ofice) Tj ET'), all],
    ['maps cut off by the end of the file', `${stream(map('0041'))}stream\n${map('FB01')}`, []],
    ['a letter of another block', stream(map('FB13')), []],
  ])('%s: %s', (_what, file, letters) => {
    expect([...ligaturesStoredAsOne(characterMapsOf(latin1(file)))]).toEqual(letters);
  });

  test.each([
    ['two letters for one code', stream(packed(map('00660069'))), true],
    ['one letter', stream(map('0066')), false],
    ['no map', stream('BT (ofice) Tj ET'), false],
  ])('letters of joined ones: %s', (_what, file, is) => {
    expect(mapsToLetterGroups(characterMapsOf(latin1(file)))).toBe(is);
  });

  test('streams far larger than a map are skipped', () => {
    const file = stream(map('0041')) + stream(map('FB01') + ' '.repeat(40_000));
    expect([...ligaturesStoredAsOne(characterMapsOf(latin1(file)))]).toEqual([]);
  });
});
