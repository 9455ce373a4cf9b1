import { describe, expect, test } from 'vitest';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { languageAsksOf } from './language-asks.ts';

const asksIn = (text: string, part: AdPart = 'must', language: AdLanguage | null = null) =>
  languageAsksOf([{ text, part, isItem: true, language }]).map((ask) => [ask.language, ask.group]);

describe('a required spoken language', () => {
  test.each<[string, string[][]]>([
    ['Fluent in German', [['German', 'must']]],
    ['Spanish is a plus', [['Spanish', 'nice']]],
    [
      'Fluent English, ideally Dutch',
      [
        ['English', 'must'],
        ['Dutch', 'nice'],
      ],
    ],
    [
      'Fluent English and ideally Dutch',
      [
        ['English', 'must'],
        ['Dutch', 'nice'],
      ],
    ],
    [
      'Fluent English and, ideally, Dutch',
      [
        ['English', 'must'],
        ['Dutch', 'nice'],
      ],
    ],
    [
      'English is a must and German is a plus',
      [
        ['English', 'must'],
        ['German', 'nice'],
      ],
    ],
    ['English is a plus', [['English', 'nice']]],
    ...['Fluent English (German is a plus)', 'Fluent English – German a plus'].map((text): [string, string[][]] => [
      text,
      [
        ['English', 'must'],
        ['German', 'nice'],
      ],
    ]),
    ['Fluent English – a plus', [['English', 'nice']]],
    [
      'English and German are a plus',
      [
        ['English', 'nice'],
        ['German', 'nice'],
      ],
    ],
    ['Preferably English', [['English', 'nice']]],
    [
      'French (preferred) and Italian',
      [
        ['French', 'nice'],
        ['Italian', 'nice'],
      ],
    ],
    ['English and English', [['English', 'must']]],
    ['Fluent German and knowledge of German tax law', [['German', 'must']]],
    ['French and accounting', [['French', 'must']]],
    ['English is not required', []],
    ['French is not compulsory, German is', []],
    ['Fluent English, no German required', [['English', 'must']]],
    ['Spanish is not required, but a plus', [['Spanish', 'nice']]],
  ])('%s', (text, asks) => {
    expect(asksIn(text)).toEqual(asks);
  });

  test('not a language: a property name that every JavaScript object inherits', () => {
    expect(asksIn('Erfahrung als Constructor', 'must', 'de')).toEqual([]);
  });

  test.each([
    'English literature',
    'French pastry and German accounting standards',
    'You teach French',
    'A Spanish-speaking market',
    'A degree in German',
    'English Language Arts',
  ])('no language: %s', (text) => {
    expect(asksIn(text)).toEqual([]);
  });

  test.each<[AdLanguage, string, string[][]]>([
    ['de', 'Sehr gute Englischkenntnisse', [['English', 'must']]],
    ['de', 'Französisch ist von Vorteil', [['French', 'nice']]],
    ['fr', 'Anglais courant', [['English', 'must']]],
    [
      'fr',
      'Anglais courant et si possible allemand',
      [
        ['English', 'must'],
        ['German', 'nice'],
      ],
    ],
    [
      'de',
      'Sehr gute Deutschkenntnisse sowie idealerweise Englisch',
      [
        ['German', 'must'],
        ['English', 'nice'],
      ],
    ],
    ['es', 'Se valorará inglés', [['English', 'nice']]],
    ['nl', 'Goede beheersing van de Duitse taal', [['German', 'must']]],
    [
      'it',
      'Ottima conoscenza della lingua italiana e tedesca',
      [
        ['Italian', 'must'],
        ['German', 'must'],
      ],
    ],
    ['fr', 'Bonne maîtrise de la langue anglaise', [['English', 'must']]],
    ['it', 'Conoscenza della normativa italiana', []],
    ['it', 'Corso di lingua italiana', []],
    ['es', 'Grado en lengua española', []],
    ['fr', 'Master en langue française', []],
    ['fr', 'Connaissance de la comptabilité française', []],
  ])('in a posting in %s: %s', (language, text, asks) => {
    expect(asksIn(text, 'must', language)).toEqual(asks);
  });

  test('under a nice-to-have heading every language is nice to have', () => {
    expect(asksIn('German', 'nice')).toEqual([['German', 'nice']]);
  });

  test('the employer may mention languages without requiring them', () => {
    expect(asksIn('Our team speaks German', 'about')).toEqual([]);
  });
});

describe('a language that is named to say that another is asked for', () => {
  test.each<[string, string[][]]>([
    ['The ability to speak a language other than English', []],
    [
      'Besides German, you speak Dutch',
      [
        ['German', 'must'],
        ['Dutch', 'must'],
      ],
    ],
    ['English and metric systems of measurement', []],
    ['Fluent in a language other than English, such as Spanish', [['Spanish', 'must']]],
    ['Fluent in English', [['English', 'must']]],
  ])('%s', (text, asks) => {
    expect(asksIn(text)).toEqual(asks);
  });
});

test('a language for some positions only is wished for', () => {
  expect(asksIn('Proficiency in Spanish is required for some positions')).toEqual([['Spanish', 'nice']]);
  expect(asksIn('Proficiency in Spanish is required for this position')).toEqual([['Spanish', 'must']]);
});
