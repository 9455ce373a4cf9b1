import { expect, test } from 'vitest';
import { matchedByKind, requirementListOf } from './requirement-list.ts';

const asked = (label: string, group: 'must' | 'nice') => ({ label, group });

test('requirements are listed by group, and phrases that are in none of our lists apart, must-haves first', () => {
  const [degree, kiln] = [asked('Degree', 'nice'), asked('Kiln', 'must')];
  const phrases = [
    { ...asked('Annex 2', 'nice'), isPhrase: true as const },
    { ...asked('Annex 1', 'must'), isPhrase: true as const },
  ];
  expect(requirementListOf([...phrases, degree, kiln])).toEqual({
    groups: [
      { title: 'Must have', asked: [kiln] },
      { title: 'Nice to have', asked: [degree] },
    ],
    count: 2,
    phrases: phrases.toReversed(),
  });
});

test('a group of phrases alone has no title', () => {
  expect(requirementListOf([{ ...asked('Annex 1', 'must'), isPhrase: true as const }]).groups).toEqual([]);
});

test('phrases that are found are counted apart from the keywords', () => {
  const requirements = [{ label: 'Kiln' }, { label: 'Annex 1 or Annex 2', isPhrase: true as const }];
  expect(matchedByKind({ matchedKeywords: ['Kiln', 'Annex 2'], requirements })).toEqual({
    keywords: ['Kiln'],
    phrases: ['Annex 2'],
  });
});

test('a keyword that a known requirement asks for, too, is no phrase, and none is without a posting', () => {
  const requirements = [{ label: 'Annex 1', isPhrase: true as const }, { label: 'Kiln or Annex 1' }];
  expect(matchedByKind({ matchedKeywords: ['Annex 1'], requirements }).keywords).toEqual(['Annex 1']);
  expect(matchedByKind({ matchedKeywords: ['Annex 1'], requirements: [] }).keywords).toEqual(['Annex 1']);
});
