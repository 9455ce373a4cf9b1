import { expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesIn } from './phrases-in.ts';

const phrases = (text: string, part: AdPart = 'must', isItem = true) => {
  const words = wordsOf([{ text, isNewStart: true }]);
  return phrasesIn(
    words,
    { text, part, isItem, language: null },
    () => false,
    () => false,
  ).map(({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to));
};

test.each<[string, string, string[]]>([
  ['an adjective and its general noun', 'Experience with otter descriptive practices', ['otter descriptive practices']],
  ['an adjective without its noun', 'Knowledge of orthodontic and other things', []],
  [
    'an adjective of alternatives',
    'Experience in orthodontic, otter or weir nursing',
    ['orthodontic', 'otter', 'weir nursing'],
  ],
  ['an adjective as a whole item', 'Orthodontic', ['Orthodontic']],
  ['a noun that ends like an adjective', 'Experience in weir appraisal', ['weir appraisal']],
  ['a verb with its object', 'Must elicit facts, offer explanations to otter owners', []],
  ['a verb that is a noun, too', 'Experience with test weirs', ['test weirs']],
  ['a verb before a general noun', 'Experience defining and executing the work plans', []],
  ['an empty noun with everyday words', 'Competency in multiple functional tasks', []],
  ['an empty noun with a rare word', 'Knowledge of sluice tasks', ['sluice tasks']],
  [
    'an empty noun of a field',
    'Knowledge of color theory and building materials',
    ['color theory', 'building materials'],
  ],
  ['an empty noun of an alternative', 'Experience on an otter or animal team', ['otter', 'animal team']],
  ['a noun that ends like an adjective of two words', 'Experience in engine overhaul', ['engine overhaul']],
  ['an everyday plural', 'Skills with the functional versions', []],
  ['a spoken language', 'Command of the Welsh language, knowledge of weirs', ['weirs']],
  ['a language that is not spoken', 'Knowledge of programming languages', ['programming languages']],
  [
    'what an item names first',
    'Oven/wire production; preferably in a plant with people who know the things',
    ['Oven', 'wire production'],
  ],
  ['a label', 'Clinical cover and others: we show all of the things that people do here', []],
  [
    'a wide experience',
    'Experience across weir content, tools and transactional services',
    ['weir content', 'transactional services'],
  ],
  ['the weather', 'Willing and able to work in any seasonal conditions', []],
])('evidence: %s', (_what, text, found) => {
  expect(phrases(text)).toEqual(found);
});

test.each<[string, string, string[]]>([
  ['everyday words that nothing marks', 'In this job you will see world class places and people who help', []],
  ['the same behind words that ask', 'You have experience with wire ropes', ['wire ropes']],
])('in a sentence: %s', (_what, text, found) => {
  expect(phrases(text, 'must', false)).toEqual(found);
});

test.each<[string, string, string[]]>([
  ['a rare noun of a short one', 'Inspect weirs', ['weirs']],
  ['a long one', 'Inspect weirs and other sites in the valley to find out what they are worth to us', []],
  [
    'examples in a long one',
    'Installation of equipment such as humidifiers and fireplaces on all of the sites',
    ['humidifiers', 'fireplaces'],
  ],
  ['a name in a long one', 'Inspect sites of the NRAW in the valley to find out what they are worth to us', ['NRAW']],
  [
    'what a long one asks for',
    'Apply knowledge of ethnography to the sites of the valley, and tell us what they are',
    ['ethnography'],
  ],
])('in a duty: %s', (_what, text, found) => {
  expect(phrases(text, 'duty')).toEqual(found);
});
