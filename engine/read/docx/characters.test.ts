import { describe, expect, test } from 'vitest';
import { plainText, symbolOf } from './characters.ts';

const counting = () => ({ ligatures: 0, softHyphens: 0, unmappedCharacters: 0 });

describe('text as a person reads it', () => {
  test.each([
    ['ligatures are written out', 'ﬁnancial oﬃce', 'financial office', { ligatures: 2 }],
    ['soft hyphens go', 'man\u00adage', 'manage', { softHyphens: 1 }],
    ['characters without width go', 'a\u200bb\ufeffc', 'abc', {}],
    ['joiners between Latin letters go', 'a\u200db', 'ab', {}],
    ['joiners before a name go', '\u200d\u200dJane \u200dRoe', 'Jane Roe', {}],
    ['joiners of other scripts stay', 'क्\u200dष', 'क्\u200dष', {}],
    ['characters of no alphabet stay and are counted', 'a\ue001\ufffd', 'a\ue001\ufffd', { unmappedCharacters: 2 }],
    ['plain text stays', 'Managed 3 shops\t(2019)', 'Managed 3 shops\t(2019)', {}],
  ])('%s', (_what, stored, shown, counted) => {
    const counts = counting();
    expect(plainText(stored, counts)).toBe(shown);
    expect(counts).toEqual({ ...counting(), ...counted });
  });
});

test('a long row of joiners takes no longer than its length', () => {
  const joiners = '\u200d'.repeat(200_000);
  expect(plainText(`س${joiners}س`, counting())).toHaveLength(200_002);
  expect(plainText(`س${joiners}a`, counting())).toBe('سa');
});

describe('a symbol of a font', () => {
  test.each([
    ['Wingdings', 0xf0fc, '✔', 0],
    ['wingdings', 0xfc, '✔', 0],
    ['Symbol', 0xf0b7, '•', 0],
    ['Arial', 0x41, 'A', 0],
    ['Icons', 0xf041, '\uf041', 1],
    ['Wingdings', 0xf001, '\uf001', 1],
    ['Arial', 0x1, '', 0],
    ['Arial', Number.NaN, '', 0],
  ])('%s %i is %j', (font, code, shown, unmapped) => {
    const counts = counting();
    expect(symbolOf(font, code, counts)).toBe(shown);
    expect(counts.unmappedCharacters).toBe(unmapped);
  });
});
