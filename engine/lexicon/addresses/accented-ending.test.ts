import { expect, test } from 'vitest';
import { accentedEnding } from './accented-ending.ts';

test.each([
  ['jane.röe@example.cöm', 'cöm'],
  ['Website: https://example.iö/jane', 'iö'],
  ['jane.roe@müller.example', null],
  ['jane@example.com, Köln', null],
  ['Ging nach Köln. Cömmerz gelernt', null],
])('the ending of an address in "%s" is %s', (text, ending) => {
  expect(accentedEnding(text)).toBe(ending);
});
