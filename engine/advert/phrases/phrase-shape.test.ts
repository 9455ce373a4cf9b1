import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { isName, licensePhrase, trimmed, withoutVerb, type Phrase } from './phrase-shape.ts';

const wordsIn = (text: string) => wordsOf([{ text, isNewStart: true }]);
type Words = ReturnType<typeof wordsIn>;
const cut = (text: string, shape: (words: Words, phrase: Phrase) => Phrase | null) => {
  const words = wordsIn(text);
  const phrase = shape(words, { first: 0, last: words.length - 1 });
  return phrase === null
    ? null
    : words
        .slice(phrase.first, phrase.last + 1)
        .map(({ raw }) => raw)
        .join(' ');
};

describe('qualifiers are removed from a phrase', () => {
  test.each([
    ['strong storm drainage skills', 'storm drainage'],
    ['highly detailed drawings', 'drawings'],
    ['lesson plans aligned', 'lesson plans'],
    ['5 storm drains', 'storm drains'],
    ['month-end close', 'month end close'],
    ['NEC4 skills', 'NEC4'],
    ['influencer programs', 'influencer programs'],
    ['classroom experience', 'classroom'],
    ['scheduling shifts', 'shifts'],
    ['welding symbols', 'welding symbols'],
    ['strong skills', null],
  ])('"%s" is "%s"', (text, core) => {
    expect(cut(text, trimmed)).toBe(core);
  });
});

const namesTrade = (text: string, company = '') => {
  const words = wordsIn(text);
  return isName(words, { first: 0, last: words.length - 1 }, ({ raw }) => raw === company);
};

describe('a phrase that names something specific to the occupation', () => {
  test.each(['storm drains', 'NEC4', 'Rules of Procedure', 'viennoiserie'])('%s', (text) => {
    expect(namesTrade(text)).toBe(true);
  });

  test.each(['the drains', 'closely', 'work', 'of', 'one two three four five six'])('none: %s', (text) => {
    expect(namesTrade(text)).toBe(false);
  });

  test('the employer is not one', () => {
    expect(namesTrade('Greenmoor drains', 'Greenmoor')).toBe(false);
  });
});

test.each([
  ['Laser certification', 'Laser certification'],
  ['valid Pupil Services credential', 'Pupil Services credential'],
  ['certification', null],
  ['storm drains', null],
])('a licence keeps its last word: "%s"', (text, licence) => {
  expect(cut(text, licensePhrase)).toBe(licence);
});

test.each([
  ['Performs detailed planning', 'detailed planning'],
  ['Maintain laboratory certification', 'laboratory certification'],
  ['Design software', 'Design software'],
  ['Maintain', 'Maintain'],
])('the verb is removed: "%s"', (text, rest) => {
  expect(cut(text, withoutVerb)).toBe(rest);
});
