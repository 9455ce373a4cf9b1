import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesAbroad } from './phrases-abroad.ts';

const phrases = (language: AdLanguage, text: string, isItem = true, part: AdPart = 'must', taken = '') => {
  const words = wordsOf([{ text, startsAnew: true }]);
  return phrasesAbroad(words, { text, part, isItem, language }, language, (index) => words[index]?.raw === taken).map(
    ({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to),
  );
};

describe('what postings in other languages ask beyond the lexicon', () => {
  test.each<[AdLanguage, string, string[]]>([
    ['de', 'Kenntnisse im Obstbaumschnitt', ['Obstbaumschnitt']],
    ['de', 'Sorgfältige Obstpflege', ['Obstpflege']],
    ['fr', 'Bonne maîtrise de la taille des rosiers', ['taille des rosiers']],
    ['es', 'Experiencia en poda de rosales', ['poda de rosales']],
    ['it', 'Conoscenza della potatura', ['potatura']],
    ['pt', 'Experiência em contas a pagar', ['contas a pagar']],
    ['nl', 'Ervaring met rozenteelt', ['rozenteelt']],
  ])('%s: %s', (language, text, found) => {
    expect(phrases(language, text)).toEqual(found);
  });

  test('a sentence asks only behind what says that one knows it', () => {
    expect(phrases('de', 'Sie haben Erfahrung im Obstbaumschnitt', false)).toEqual(['Obstbaumschnitt']);
    expect(phrases('de', 'Sie finden einen Obstgarten', false)).toEqual([]);
  });

  test('a degree, its subject, a level and general words are no skill', () => {
    expect(phrases('de', 'Abgeschlossenes Studium Gartenbau', false)).toEqual([]);
    expect(phrases('fr', 'B2')).toEqual([]);
    expect(phrases('fr', 'Gestion')).toEqual([]);
  });

  test('what is known already, and what is not asked, is left out', () => {
    expect(phrases('de', 'Obstbaumschnitt', true, 'must', 'Obstbaumschnitt')).toEqual([]);
    expect(phrases('de', 'Obstbaumschnitt', true, 'duty')).toEqual([]);
  });
});
