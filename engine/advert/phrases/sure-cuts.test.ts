import { expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesIn } from './phrases-in.ts';

const phrases = (text: string, part: AdPart = 'must', isItem = true, known = '') => {
  const words = wordsOf([{ text, isNewStart: true }]);
  return phrasesIn(
    words,
    { text, part, isItem, language: null },
    (index) => known.split(' ').includes(words[index]?.raw ?? ''),
    () => false,
  ).map(({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to));
};

test.each<[string, string, string[]]>([
  ['a number of order', 'Experience with 3rd party weirs', ['3rd party weirs']],
  ['an amount is none', 'Experience with 3 weirs', ['weirs']],
  ['an adjective in -ly', 'Experience in early stage otter care', ['early stage otter care']],
  ['a noun in -ly', 'Family falconry', ['Family falconry']],
  ['an adverb is left out', 'Experience in partly tidal weirs', ['tidal weirs']],
  ['the noun of a compound adjective', 'Strong otter-supervisory skills', ['otter-supervisory skills']],
  ['the products of a maker', 'Proficiency with Google applications', ['Google applications']],
  ['a product has its own name', 'Proficiency with Dendrolog software', ['Dendrolog']],
  ['an adverb of place is left out', 'Knowledge of weirs together', ['weirs']],
  ['"use" behind its noun', 'Knowledge of moor use and weirs', ['moor use', 'weirs']],
  ['no manner', 'Experience with ad-hoc otter surveys', ['otter surveys']],
])('whole terms: %s', (_what, text, found) => {
  expect(phrases(text)).toEqual(found);
});

test.each<[string, string, string[]]>([
  ['half of a compound', 'A place for like-minded individuals', []],
  ['the first half of "of"', 'Storm weirs, administration of justice', ['Storm weirs']],
  ['what is used for a purpose', 'Ability to use a gauge to identify foul weirs required', []],
  ['what is asked for at once', 'Storm weirs required', ['Storm weirs']],
  ['a clause', 'You understand how the gates fit the weirs', []],
  ['with whom', 'Working in partnership with millers', ['millers']],
  ['a state', 'Licensed in the State of Utah', []],
  ['people', 'Working with weirs and like-minded individuals', ['weirs']],
  ['praise', 'You understand the fast moving, exciting place that weirs can be', []],
  ['a kind of person', 'A+ multi-tasker, quick thinker', []],
  ['how one behaves', 'Ability to understand and follow oral and written weir instructions', []],
  ['traits of the body', 'Clear thought, visual acuity and weir dexterity', []],
  ['an officer', 'Experience working with the CFO on weirs', ['weirs']],
])('no fragments: %s', (_what, text, found) => {
  expect(phrases(text)).toEqual(found);
});

test('whom one has served is asked for', () => {
  expect(phrases('Experience with vulnerable adults')).toEqual(['vulnerable adults']);
  expect(phrases('Weirs that vulnerable adults may enter')).toEqual(['Weirs']);
});

test('"as needed" asks for nothing', () => {
  expect(phrases('You join moor walks as needed', 'must', false)).toEqual([]);
  expect(phrases('Moor walks are needed', 'must', false)).toEqual(['Moor walks']);
});

test('half of what a known term names is none', () => {
  expect(phrases('Experience in fluvial/tidal hydrology', 'must', true, 'tidal hydrology')).toEqual([]);
  expect(phrases('Otter-facing and tidal hydrology', 'must', true, 'tidal hydrology')).toEqual([]);
  expect(phrases('Experience in weirs and tidal hydrology', 'must', true, 'tidal hydrology')).toEqual(['weirs']);
});

test.each<[string, string[]]>([
  ['Empowers, motivates and inspires teams to act early', []],
  ['Thinks strategically when weighing conflicting analysis', []],
  ['Identifying emerging trends and proposing decisive strategic action', []],
  ['Identifying and introducing improved services', []],
  ['Co-ordinating and monitoring team performance', []],
  ['Anticipate changes and manage resource requirements', []],
  ['Investing time to understand customer expectations and priorities, developing services to meet them', []],
  // What is no everyday English, or is asked for, is a term in such an item, too.
  ['Maintaining weirs and culverts', ['weirs', 'culverts']],
  ['Delivering timely training and showing experience with storm drains', ['storm drains']],
  ['Testing patterns', ['Testing patterns']],
  ['Storm drains and resource requirements', ['Storm drains', 'resource requirements']],
])('an item about conduct: %s', (text, found) => {
  expect(phrases(text)).toEqual(found);
});

test.each<[string, boolean, string[]]>([
  ['Inspect weirs and culverts', true, ['weirs', 'culverts']],
  ['Identify and correct sluice faults', true, ['sluice faults']],
  ['Ship loans to millers and sluice houses', true, []],
  ['Prepare permits to NEC4', true, ['NEC4']],
  ['Verification of sluice quality', true, ['sluice quality']],
  ['Present findings to guests with weir responsibilities', true, []],
  ['You walk along the weirs of the CTO', false, []],
  ['You bring experience with storm drains', false, ['storm drains']],
  ['You enjoy working on storm drains', false, []],
])('a duty: %s', (text, isItem, found) => {
  expect(phrases(text, 'duty', isItem)).toEqual(found);
});
