import { describe, expect, test } from 'vitest';
import { linesOf } from '../lines.ts';
import { advertLanguages, cuesAbroad, headingsAbroad, spokenAbroad } from './abroad.ts';

const languages = Object.entries(advertLanguages);

describe.each(languages)('the lists of %s', (_code, { headings, cues, littleWords, nonSkillWords, languageNames }) => {
  test('of headings contain no capitals, accents or punctuation', () => {
    const impossible = Object.values(headings)
      .flatMap(linesOf)
      .filter((phrase) => /[^a-z0-9ß ()|?*+…_^$[\]]/u.test(phrase));
    expect(impossible).toEqual([]);
  });

  test('of cues are in lower case', () => {
    expect(
      Object.values(cues)
        .flatMap(linesOf)
        .filter((phrase) => phrase !== phrase.toLowerCase()),
    ).toEqual([]);
  });

  test('contain no phrase twice', () => {
    for (const list of [...Object.values(headings), ...Object.values(cues)]) {
      const phrases = linesOf(list);
      expect(phrases).toEqual([...new Set(phrases)]);
    }
  });

  test('are not empty', () => {
    expect(Math.min(littleWords.size, nonSkillWords.size, Object.keys(languageNames).length)).toBeGreaterThan(0);
  });
});

test.each([
  ['nice', 'von vorteil'],
  ['boilerplate', 'ce que nous offrons'],
  ['about', 'quienes somos'],
  ['duty', 'mansioni'],
  ['must', 'wat vragen wij'],
])('a heading of the part %s is found: %s', (part, heading) => {
  expect(headingsAbroad.find(({ pattern }) => pattern.test(heading))?.part).toBe(part);
});

test('cues match lower case only, unless the options say otherwise', () => {
  expect([
    cuesAbroad('nice').test('Idealerweise'),
    cuesAbroad('nice', { ignoreCase: true }).test('Idealerweise'),
  ]).toEqual([false, true]);
});

test.each([
  ['englisch', 'English'],
  ['allemand', 'German'],
  ['castellano', 'Spanish'],
  ['espanol', 'Spanish'],
  ['olandese', 'Dutch'],
])('%s is %s', (name, language) => {
  expect(spokenAbroad.get(name)).toBe(language);
});
