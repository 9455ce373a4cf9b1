import { expect, it } from 'vitest';
import { readTexts, terseUnreadTexts, unreadTexts } from '#engine/testing/texts-by-language.ts';
import { unreadLanguage } from '../failures.ts';
import { languagesOfTitle } from '../lexicon/unread-titles.ts';
import { readLanguages, unreadLanguages } from '../lexicon/written-languages.ts';
import { unreadLanguageOf } from './written-language.ts';

it.each(unreadTexts)('names %s', (language, text) => {
  expect(unreadLanguageOf(text)).toBe(language);
});

it.each(terseUnreadTexts)('names %s where only the titles tell', (language, text) => {
  expect(unreadLanguageOf(text.split('. ').join('\n'))).toBe(language);
});

it('has titles only of languages that it can name', () => {
  expect([...languagesOfTitle.values()].flat().filter((code) => !unreadLanguages.has(code))).toEqual([]);
});

it.each([
  ['one title alone', ['Jana Dvořáková', 'Praxe', 'Accountant, Alza, 2019 - 2021', 'Brno']],
  [
    'English sentences below titles of another language',
    ['Koulutus', 'Taidot', readTexts.find(([language]) => language === 'English')?.[1] ?? ''],
  ],
])('does not name a language for %s', (_, lines) => {
  expect(unreadLanguageOf(lines.join('\n'))).toBeNull();
});

it.each(readTexts)('leaves a resume in %s to the engine', (_language, text) => {
  expect(unreadLanguageOf(text)).toBeNull();
});

it('says which languages are read', () => {
  const { message } = unreadLanguage('Finnish');
  expect([...readLanguages.values()].filter((name) => !message.includes(name))).toEqual([]);
});
