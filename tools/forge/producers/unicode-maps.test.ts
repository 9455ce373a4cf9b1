import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapsLigatures } from './unicode-maps.ts';

const pdf = (content: string): Uint8Array =>
  Buffer.concat([Buffer.from('<<>>\nstream\n'), deflateSync(Buffer.from(content)), Buffer.from('\nendstream\n')]);
const map = (to: string): string => `begincmap 1 beginbfchar <01A1> <${to}> endbfchar endcmap`;

test.each([
  ['a map with a ligature', map('FB01'), true],
  ['a map that writes it out', map('00660069'), false],
  ['another letter of the block', map('FB13'), false],
  ['what is no map', '<FB01>', false],
])('%s stores ligatures: %s', (_what, content, is) => {
  expect(mapsLigatures(pdf(content))).toBe(is);
});
