import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { mapsToLetterGroups, mapsToLigatures } from './ligature-maps.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const stream = (content: string) => `<<>>\nstream\n${content}\nendstream\n`;
const map = (to: string) => `begincmap 1 beginbfchar <01> <${to}> endbfchar endcmap`;
const packed = (content: string) => String.fromCharCode(...deflateSync(content));

describe('whether copied text holds ligatures as one character', () => {
  test.each([
    ['a map that names one', stream(map('FB01')), true],
    ['the same, packed', stream(packed(map('fb03'))), true],
    ['a map that writes them out', stream(map('00660069')), false],
    ['one of two maps names one', stream(map('0041')) + stream(map('FB01')), true],
    ['no map at all', stream('BT (ofice) Tj ET'), true],
    ['maps cut off by the end of the file', `${stream(map('0041'))}stream\n${map('FB01')}`, false],
    ['a letter of another block', stream(map('FB13')), false],
  ])('%s: %s', (_what, file, is) => {
    expect(mapsToLigatures(latin1(file))).toBe(is);
  });

  test.each([
    ['two letters for one code', stream(packed(map('00660069'))), true],
    ['one letter', stream(map('0066')), false],
    ['no map', stream('BT (ofice) Tj ET'), false],
  ])('letters of joined ones: %s', (_what, file, is) => {
    expect(mapsToLetterGroups(latin1(file))).toBe(is);
  });

  test('streams far larger than a map are skipped', () => {
    expect(mapsToLigatures(latin1(stream(map('0041')) + stream(map('FB01') + ' '.repeat(40_000))))).toBe(false);
  });
});
