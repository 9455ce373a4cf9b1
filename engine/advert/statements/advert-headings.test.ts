import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import {
  cutAtInsideHeadings,
  headingIn,
  inlineHeading,
  isConditionalHeading,
  isUnknownHeading,
  partOfHeading,
} from './advert-headings.ts';

describe('the part that a heading opens', () => {
  test.each<[string, AdPart | null]>([
    ['Requirements', 'must'],
    ['Expect to use', 'must'],
    ['Our stack', 'must'],
    ['Your day', 'duty'],
    ['We’re after someone who can', 'must'],
    ['You’ll have', 'must'],
    ['Preferred qualifications', 'nice'],
    ['About you', 'must'],
    ['About us', 'about'],
    ['About the role', 'duty'],
    ["What you'll do", 'duty'],
    ['What we offer', 'boilerplate'],
    ['Salary', 'boilerplate'],
    ['Ihr Profil', 'must'],
    ['Von Vorteil', 'nice'],
    ['Ihre Aufgaben', 'duty'],
    ['Über uns', 'about'],
    ['Wir bieten', 'boilerplate'],
    ['Profil recherché', 'must'],
    ['Vos missions', 'duty'],
    ['Se valorará', 'nice'],
    ['Requisitos', 'must'],
    ['Cosa offriamo', 'boilerplate'],
    ['Chi siamo', 'about'],
    ['Diferenciais', 'nice'],
    ['Wat vragen wij', 'must'],
    ['Arbeidsvoorwaarden', 'boilerplate'],
    ['Greenmoor Nurseries', null],
    ['Dutiful', null],
  ])('%s: %s', (heading, part) => {
    expect(partOfHeading(heading)).toBe(part);
  });
});

const line = (text: string, isAfterBlank = false, isItem = false) => ({ text, isItem, isAfterBlank });

describe('a line that is a heading', () => {
  test.each(['Informações adicionais', 'Processus de recrutement', 'Additional information', 'Weitere Informationen'])(
    '%s closes what is asked for, without a gap above',
    (text) => {
      expect(headingIn(line(text))).toBe('boilerplate');
    },
  );

  test('a line of nothing but a known heading in another language needs no gap', () => {
    expect(headingIn(line('Functie-eisen'))).toBe('must');
    expect(headingIn(line('Compétences en greffe'))).toBeNull();
  });

  test('words of one inside a sentence do not', () => {
    expect(headingIn(line('Additional information on roses is an asset'))).toBeNull();
  });

  test.each(['Requirements:', '## Requirements', 'REQUIREMENTS', 'Essential Skills'])('%s', (text) => {
    expect(headingIn(line(text))).toBe('must');
  });

  test('in lower case it needs a gap above', () => {
    expect(headingIn(line('essential skills', true))).toBe('must');
    expect(headingIn(line('essential skills'))).toBeNull();
  });

  test.each([
    ['ends like a sentence', 'You need skills.', false],
    ['is an item of a list', 'Requirements:', true],
    ['is long', 'The requirements that we have for this job are many and hard:', false],
    ['counts years', '5 years of experience', false],
  ])('none where it %s', (_why, text, isItem) => {
    expect(headingIn(line(text, true, isItem))).toBeNull();
  });
});

test('a short line in sentence case is a heading right above its list', () => {
  expect(headingIn(line('Nice to haves'), line('welding', false, true))).toBe('nice');
  expect(headingIn(line('Nice to haves'), line('welding'))).toBeNull();
  expect(headingIn(line('required skills'), line('welding', false, true))).toBeNull();
});

test('a heading is separated from text on the same line', () => {
  expect(inlineHeading('Benefits: medical, dental')).toEqual({ part: 'boilerplate', rest: 'medical, dental' });
  expect(inlineHeading('Requirements:')).toBeNull();
  expect(inlineHeading('Note: bring boots')).toBeNull();
});

test('headings inside running text split it', () => {
  expect(cutAtInsideHeadings('We grow roses. Essential skills: pruning. Desirable: mowing.')).toEqual([
    'We grow roses.',
    'Essential skills: pruning.',
    'Desirable: mowing.',
  ]);
  expect(cutAtInsideHeadings('We grow roses. Note: bring boots.')).toEqual(['We grow roses. Note: bring boots.']);
});

test('a requirement heading that ends in "if you" is recognized', () => {
  expect(isConditionalHeading(line("We'd be delighted if you"))).toBe(true);
  expect(isConditionalHeading(line('If you like roses'))).toBe(false);
});

test('a short line above a list is a heading, whatever its words', () => {
  const item = line('pruning', false, true);
  expect(isUnknownHeading(line('In the garden', true), item)).toBe(true);
  expect(isUnknownHeading(line('In the garden', true), line('pruning'))).toBe(false);
  expect(isUnknownHeading(line('In the garden.', true), item)).toBe(false);
});
