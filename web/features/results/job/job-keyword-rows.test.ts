import { expect, test } from 'vitest';
import { missingAsksOf } from '#contract/report/missing-asks.ts';
import { sampleResult } from '../../../testing/sample-result.ts';
import { jobKeywordRowsOf } from './job-keyword-rows.ts';

const [template] = sampleResult().requirements;
if (template === undefined) throw new Error('the sample has requirements');
const asked = (label: string, answer: 'shown' | 'missing') => ({ ...template, kind: 'term', label, answer });

const result = {
  jobKeywords: ['Jira', 'Docker', 'QTLS', 'QTS', 'Annex 1', 'TDD'],
  matchedKeywords: ['Jira'],
  missingKeywords: ['TDD', 'QTLS', 'QTS', 'Annex 1'],
  requirements: [
    asked('Jira or Docker', 'shown'),
    asked('QTLS or QTS', 'missing'),
    { ...asked('Annex 1', 'missing'), isPhrase: true as const },
    asked('TDD', 'missing'),
  ],
};

test('an alternative of a requirement that is met is not called missing', () => {
  expect(jobKeywordRowsOf(result)).toEqual([
    { label: 'Jira', answer: 'found', isPhrase: false },
    { label: 'Docker', answer: 'spare', isPhrase: false },
    { label: 'QTLS or QTS', answer: 'missing', isPhrase: false },
    { label: 'Annex 1', answer: 'missing', isPhrase: true },
    { label: 'TDD', answer: 'missing', isPhrase: false },
  ]);
});

test('as many are missing here as among the missing keywords', () => {
  expect(jobKeywordRowsOf(result).filter(({ answer }) => answer === 'missing')).toHaveLength(
    missingAsksOf(result).length,
  );
});

test('a keyword that is on the page without showing a skill is neither found nor missing', () => {
  const requirements = [asked('Raku', 'missing'), { ...asked('Glazing', 'shown'), answer: 'listed' as const }];
  const rows = jobKeywordRowsOf({ ...result, jobKeywords: ['Raku', 'Glazing'], requirements });
  expect(rows).toEqual([
    { label: 'Raku', answer: 'named', isPhrase: false },
    { label: 'Glazing', answer: 'named', isPhrase: false },
  ]);
});

test('a missing keyword without a requirement is missing', () => {
  expect(jobKeywordRowsOf({ ...result, jobKeywords: ['Kilns'], missingKeywords: ['Kilns'] })).toEqual([
    { label: 'Kilns', answer: 'missing', isPhrase: false },
  ]);
});

test('a keyword that a phrase names, too, is missing as the requirement that our lists have', () => {
  const requirements = [
    asked('Kiln or Annex 1', 'missing'),
    { ...asked('Annex 1', 'missing'), isPhrase: true as const },
  ];
  const rows = jobKeywordRowsOf({ ...result, jobKeywords: ['Annex 1'], missingKeywords: ['Annex 1'], requirements });
  expect(rows).toEqual([
    { label: 'Kiln or Annex 1', answer: 'missing', isPhrase: false },
    { label: 'Annex 1', answer: 'missing', isPhrase: true },
  ]);
});
