import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/analysis-result.ts';
import { forPlan } from '../analyze/for-plan.ts';
import { withoutPerson } from './without-person.ts';

const sharedWith = (missingKeywords: string[], phrases: readonly string[] = []) => {
  const [template] = sampleResult().requirements;
  const requirements = missingKeywords.map((label) => ({
    group: 'must' as const,
    kind: 'term',
    quote: '',
    lines: [],
    places: [],
    ...template,
    label,
    answer: 'missing' as const,
    ...(phrases.includes(label) ? { isPhrase: true as const } : {}),
  }));
  const stored = {
    ...sampleResult({ missingKeywords, requirements }),
    createdAt: '2026-11-20T09:30:00.000Z',
    deletedOn: '',
    withheld: null,
  };
  return withoutPerson(forPlan(stored, 'free'), new Date(0));
};

test('a shared report counts the missing keywords that it does not show', () => {
  const asked = ['Python', 'Java', 'Docker', 'Kubernetes', 'SQL', 'Git', 'Linux'];
  const { missingKeywords, missingCount } = sharedWith(asked);
  expect(missingKeywords).toEqual(asked.slice(0, 5));
  expect(missingCount).toBe(7);
});

test('a shared report counts no phrases of the posting that are in none of our lists', () => {
  const { missingKeywords, missingCount } = sharedWith(
    ['Annex 1', 'Annex 2', 'Annex 3', 'Annex 4', 'Annex 5', 'Git'],
    ['Annex 1', 'Annex 2', 'Annex 3', 'Annex 4', 'Annex 5'],
  );
  expect(missingKeywords).toEqual([]);
  expect(missingCount).toBe(1);
});
