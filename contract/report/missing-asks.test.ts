import { expect, test } from 'vitest';
import { labelsByKind, missingAsksOf } from './missing-asks.ts';

const missing = (label: string) => ({ label, answer: 'missing' as const });

test('alternatives count once, in the order of the keywords', () => {
  const requirements = [missing('QTLS or QTS'), missing('safeguarding')];
  expect(missingAsksOf({ missingKeywords: ['safeguarding', 'QTLS', 'QTS'], requirements })).toEqual([
    { label: 'safeguarding', isPhrase: false },
    { label: 'QTLS or QTS', isPhrase: false },
  ]);
});

test('a phrase of the posting is marked', () => {
  const requirements = [missing('safeguarding'), { ...missing('Annex 1'), isPhrase: true as const }];
  expect(missingAsksOf({ missingKeywords: ['safeguarding', 'Annex 1'], requirements })).toEqual([
    { label: 'safeguarding', isPhrase: false },
    { label: 'Annex 1', isPhrase: true },
  ]);
});

test('phrases have a list of their own', () => {
  const asks = [
    { label: 'safeguarding', isPhrase: false },
    { label: 'Annex 1', isPhrase: true },
  ];
  expect(labelsByKind(asks)).toEqual({ keywords: ['safeguarding'], phrases: ['Annex 1'] });
});

test('a keyword is no part of a longer one, and none of a requirement that is met', () => {
  const requirements = [missing('training plans'), { label: 'train or coach', answer: 'shown' as const }];
  expect(missingAsksOf({ missingKeywords: ['train'], requirements })).toEqual([{ label: 'train', isPhrase: false }]);
});

test('without a job description, each keyword counts', () => {
  expect(missingAsksOf({ missingKeywords: ['Triage', 'Charting'], requirements: [] })).toHaveLength(2);
});
