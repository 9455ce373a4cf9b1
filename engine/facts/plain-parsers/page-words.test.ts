import { expect, test } from 'vitest';
import { comparedWordsOf } from './page-words.ts';

test.each([
  ['Einkauf und Groß-\nhandel', ['einkauf', 'und', 'großhandel']],
  ['Ein-Mann-Betrieb', ['einmannbetrieb']],
  ['Groß-\nund Einzelhandel', ['groß', 'und', 'einzelhandel']],
  ['pre- and post-sales', ['pre', 'and', 'postsales']],
  ['Hinter-\nunden', ['hinterunden']],
])('a hyphen joins the halves of a word, not the words beside a conjunction: %s', (text, words) => {
  expect(comparedWordsOf(text)).toEqual(words);
});
