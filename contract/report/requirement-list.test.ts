import { expect, test } from 'vitest';
import { requirementListOf } from './requirement-list.ts';

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
