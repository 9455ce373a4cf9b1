import { expect, test } from 'vitest';
import { comparedWordsOf, isJoinedIn, pageWordsOf } from './page-words.ts';

test.each([
  ['Einkauf und Groß-\nhandel', ['einkauf', 'und', 'großhandel']],
  ['Ein-Mann-Betrieb', ['einmannbetrieb']],
  ['Groß-\nund Einzelhandel', ['groß', 'und', 'einzelhandel']],
  ['pre- and post-sales', ['pre', 'and', 'postsales']],
  ['Hinter-\nunden', ['hinterunden']],
])('a hyphen joins the halves of a word, not the words beside a conjunction: %s', (text, words) => {
  expect(comparedWordsOf(text)).toEqual(words);
});

test.each([
  ['Ministry ofHealth, Leeds', true],
  ['Min istry of Health', true],
  ['Ministry of HealthNurse', false],
  ['Ministry of', false],
])('"Ministry of Health" is whole in "%s": %s', (text, isThere) => {
  const page = pageWordsOf(text);
  expect(page !== null && isJoinedIn(page, ['ministry', 'of', 'health'])).toBe(isThere);
});
