import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { languageAsksOf } from './language-asks.ts';

const groupsIn = (language: AdLanguage | null, text: string): string =>
  languageAsksOf([{ text, part: 'must', isItem: true, language }])
    .map((ask) => `${ask.group} ${ask.language}`)
    .join(', ');

test.each<[AdLanguage | null, string, string]>([
  [null, 'Fluent English and German a plus', 'must English, nice German'],
  [null, 'English fluency and basic German is an advantage', 'must English, nice German'],
  [null, 'Fluent English required, German a plus', 'must English, nice German'],
  [null, 'English required / Spanish a plus', 'must English, nice Spanish'],
  [null, 'English (required) and German (a plus)', 'must English, nice German'],
  [null, 'English (must), German (plus)', 'must English, nice German'],
  [null, 'Fluent English, French and German a plus', 'must English, nice French, nice German'],
  [null, 'English, German a plus', 'must English, nice German'],
  [null, 'Fluent French, German a plus', 'must French, nice German'],
  [null, 'Good English and German, French a plus', 'must English, must German, nice French'],
  [null, 'German and English at work, Dutch is a plus', 'must German, must English, nice Dutch'],
  [null, 'Fluent English, overseas experience a plus', 'must English'],
  ['de', 'Sehr gute Deutschkenntnisse und Englisch von Vorteil', 'must German, nice English'],
  [
    'de',
    'Sehr gute Deutsch- und Englischkenntnisse, Französisch von Vorteil',
    'must German, must English, nice French',
  ],
  ['fr', "Maîtrise de l'anglais et de l'allemand, l'espagnol est un plus", 'must English, must German, nice Spanish'],
  ['fr', 'Français courant et anglais un plus', 'must French, nice English'],
  ['es', 'Español nativo e inglés un plus', 'must Spanish, nice English'],
  ['nl', 'Goede kennis van Nederlands en Engels, Duits een pré', 'must Dutch, must English, nice German'],
  ['nl', 'Goed Nederlands en Engels een pré', 'must Dutch, nice English'],
])('the wish is about one language, in %s: %s', (language, text, groups) => {
  expect(groupsIn(language, text)).toBe(groups);
});

describe('the wish is about all languages', () => {
  test.each<[AdLanguage | null, string]>([
    [null, 'English and German a plus'],
    [null, 'Fluent English and German are a plus'],
    [null, 'Good English and German skills a plus'],
    [null, 'Fluency in English and German a plus'],
    [null, 'Fluent Spanish and Portuguese a plus'],
    [null, 'Fluent English and German, both a plus'],
    [null, 'French, Spanish or German a plus'],
    [null, 'French, Spanish and German are a plus'],
    [null, 'French, German a plus'],
    [null, 'Knowledge of French, Spanish or German is an advantage'],
    [null, 'Further languages, such as French and German, are an advantage'],
    [null, 'Ideally French, Spanish, German'],
    [null, 'Preferred languages: French, Spanish, German'],
    [null, 'Spanish appreciated'],
    [null, 'Spanish would be great'],
    ['de', 'Englisch, Französisch und Spanisch (jeweils von Vorteil)'],
    ['de', 'Gute Deutsch- und Englischkenntnisse von Vorteil'],
    ['fr', 'Anglais, allemand ou espagnol apprécié'],
    ['fr', "Maîtrise de l'anglais, de l'allemand et de l'espagnol souhaitée"],
    ['es', 'Inglés, francés y alemán deseables'],
    ['it', 'Inglese, francese e tedesco graditi'],
    ['pt', 'Inglês, francês ou alemão desejável'],
    ['nl', 'Engels, Frans of Duits een pré'],
  ])('in %s: %s', (language, text) => {
    expect(groupsIn(language, text)).not.toContain('must');
    expect(groupsIn(language, text)).toContain('nice');
  });
});

test.each<[AdLanguage | null, string]>([
  [null, 'English, French and German required'],
  [null, 'Fluent English, French and German'],
  [null, 'German (not optional)'],
  ['es', 'Inglés (no opcional)'],
])('all of them are required, in %s: %s', (language, text) => {
  expect(groupsIn(language, text)).not.toContain('nice');
  expect(groupsIn(language, text)).toContain('must');
});

test('a thousand rows of languages are read in linear time', () => {
  const before = process.cpuUsage();
  expect(groupsIn(null, 'English and German, '.repeat(1000))).toBe('must English, must German');
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(800);
});
