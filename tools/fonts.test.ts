import fs from 'node:fs';
import { expect, it } from 'vitest';
import { basicCharacters, basicFont, fileOf, fonts } from './fonts.ts';

it.each(fonts)('the small %s is what npm run fonts writes', async (font) => {
  expect(fs.readFileSync(fileOf(font)).equals(await basicFont(font))).toBe(true);
});

it('the style sheet has the characters that the small fonts have', () => {
  const css = fs.readFileSync(new URL('../web/styles/fonts/basic.css', import.meta.url), 'utf8');
  const ranges = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, list = '']) =>
    list.split(',').flatMap((range) => {
      const [first = NaN, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    }),
  );
  expect(ranges).toHaveLength(fonts.length);
  for (const range of ranges) expect(range.toSorted()).toEqual(basicCharacters.toSorted());
});
