import { describe, expect, test } from 'vitest';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf } from '../../text/words.ts';
import { qualifiesAnotherWord, widen } from './widen.ts';

const wordsIn = (text: string) => wordsOf([{ text, isNewStart: true }]);
const widened = (text: string) => {
  const words = wordsIn(text);
  const [match] = termsIn(words);
  if (match === undefined) return null;
  const { first, last, kind } = widen(words, match, () => false);
  return [
    words
      .slice(first, last + 1)
      .map(({ raw }) => raw)
      .join(' '),
    kind,
  ];
};

describe('a known skill with its neighbours', () => {
  test.each([
    ['dental hygiene license', ['dental hygiene license', 'license']],
    ['Python', ['Python', 'tool']],
    ['Python scripts', ['Python', 'tool']],
    ['You know soldering well', ['soldering', 'skill']],
    ['the ability to read soldering plans', ['soldering plans', 'skill']],
    ['exposure to hand soldering', ['hand soldering', 'skill']],
    ['Hand soldering techniques', ['soldering techniques', 'skill']],
    ['TF-CBT certification', ['TF CBT', 'skill']],
    ['knows WCAG 2.2 well', ['WCAG 2 2', 'skill']],
    ['knowledge of Nettlefield soldering', ['Nettlefield soldering', 'skill']],
    ['a year of Spanish soldering', ['soldering', 'skill']],
    ['debugging production systems', ['debugging production systems', 'skill']],
    ['Debugging production issues in Go', ['Debugging production issues', 'skill']],
    ['welding procedures required', ['welding procedures', 'skill']],
    ['a sentence without any', null],
  ])('"%s"', (text, expected) => {
    expect(widened(text)).toEqual(expected);
  });
});

const entryOf = (text: string) => {
  const words = wordsIn(text);
  const [match] = termsIn(words);
  return match === undefined ? undefined : widen(words, match, () => false).entry;
};

describe('a kind of tool behind the name of a maker', () => {
  test('is that product alone', () => expect(entryOf('knowledge of Vtiger CRM')).toBeNull());
  test('is that product under another short name of its kind too', () =>
    expect(entryOf('knowledge of Kestrel EMR')).toBeNull());
  test('is the kind where no maker is named', () => expect(entryOf('knowledge of CRM')).not.toBeNull());
});

test.each([
  ['Six Sigma training', true],
  ['training in first aid', true],
  ['training', false],
])('"training" qualifies another term in "%s": %s', (text, is) => {
  const words = wordsIn(text);
  const all = termsIn(words);
  const match = all.find(({ entry }) => entry.term === 'Training');
  if (match === undefined) throw new Error('Training is not a term');
  const isTaken = (index: number) =>
    all.some((other) => other !== match && other.first <= index && index <= other.last);
  expect(qualifiesAnotherWord(words, match, isTaken)).toBe(is);
});
