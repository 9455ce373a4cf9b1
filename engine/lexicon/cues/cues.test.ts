import { describe, expect, test } from 'vitest';
import { dutyCue, dutyCueAbroad } from './duties.ts';
import { niceClauseCue, niceDegreeCue, niceLanguageCue, niceSentenceCue, niceYearsCue } from './nice-to-have.ts';
import { firmRequiredCue, requiredCue, requiredCueAbroad } from './required.ts';

describe('something nice to have', () => {
  test.each([
    ['Preferred', true, true, true],
    ['nice to have', true, true, true],
    ['un atout', true, true, true],
    ['Von Vorteil', true, true, true],
    ['even better', false, true, true],
    ['ideal', false, true, true],
    ['the ideal candidate', false, false, false],
    ['helpful', false, false, true],
    ['not essential', false, false, true],
    ['would be an advantage', true, true, true],
    ['a big plus', true, true, true],
    ['a nice plus', true, true, true],
    ['you lead a team plus a budget', false, false, false],
    ['useful, but not required', true, true, true],
    ['not useful', false, false, false],
    ['great but not essential', true, true, true],
    ['is helpful', true, true, true],
    ['weaving useful', true, true, true],
    ['friendly and helpful', false, false, true],
    ['a harp would be lovely', true, true, true],
    ['a harp would make us very happy', false, true, true],
    ['you would be great at harps', false, false, true],
    ['bonuses', false, false, false],
    ['masts a +', true, true, true],
    ['CompTIA A + required', false, false, false],
    ['you have', false, false, false],
  ])('"%s" for a language: %s, for a skill: %s, in a sentence: %s', (text, language, skill, sentence) => {
    expect([niceLanguageCue.test(text), niceClauseCue.test(text), niceSentenceCue.test(text)]).toEqual([
      language,
      skill,
      sentence,
    ]);
  });
});

test.each([
  ['Ideally five years', true, true],
  ['desirable', true, true],
  ['would be beneficial', false, true],
  ['preferably', false, true],
  ['an asset', false, true],
  ['asset management', false, false],
  ['von Vorteil', true, true],
])('"%s" makes years of experience nice to have: %s, a degree: %s', (text, years, degree) => {
  expect([niceYearsCue.test(text), niceDegreeCue.test(text)]).toEqual([years, degree]);
});

describe('something required', () => {
  test.each([
    ['a licence is required', true],
    ['five years at least', true],
    ['the right person', true],
    ['proficient in excel', true],
    ['you know your drains', true],
    ['you need to know both', true],
    ['everything you need', false],
    ['mustard', false],
    ['we grow roses', false],
  ])('"%s": %s', (text, is) => {
    expect(requiredCue.test(text)).toBe(is);
  });

  test.each([
    ['you must have a licence', true],
    ['a licence is essential', true],
    ['a licence would be an asset', true],
    ['dutch is an advantage', true],
    ['skills', false],
  ])('"%s" is a firm requirement: %s', (text, is) => {
    expect(firmRequiredCue.test(text)).toBe(is);
  });

  test.each([
    'sie haben eine ausbildung',
    'vous êtes titulaire du permis',
    'imprescindible',
    'é necessário',
    'je hebt ervaring',
  ])('in other languages: %s', (text) => {
    expect(requiredCueAbroad.test(text)).toBe(true);
  });
});

describe('duties', () => {
  test.each([
    ['you will prune roses', true],
    ['you closely monitor the pumps', true],
    ['you’ll love it here', true],
    ['reporting to the head gardener', true],
    ['you know roses', false],
    ['they lead teams', false],
  ])('"%s": %s', (text, is) => {
    expect(dutyCue.test(text)).toBe(is);
  });

  test.each(['zu ihren aufgaben gehört', 'vous gérez', 'serás responsable', 'ti occuperai', 'você irá', 'je gaat'])(
    'in other languages: %s',
    (text) => {
      expect(dutyCueAbroad.test(text)).toBe(true);
    },
  );
});
