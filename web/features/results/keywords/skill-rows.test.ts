import { expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { skillRowsOf, skillsToAdd } from './skill-rows.ts';

const [template] = sampleResult().requirements;
if (template === undefined) throw new Error('the sample has requirements');

it('puts what gains most first, then what is missing, and leaves out what only a form can answer', () => {
  const rows = skillRowsOf([
    { ...template, label: 'Triage', answer: 'shown' },
    { ...template, label: 'Work permit', answer: 'application' },
    { ...template, label: 'Five years', answer: 'missing' },
    { ...template, label: 'Epic', answer: 'listed', gain: 2 },
    { ...template, label: 'ACLS', answer: 'missing', gain: 9 },
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['ACLS', 'Epic', 'Five years', 'Triage']);
});

it('offers known skills and languages to add, and no phrase of the posting', () => {
  const rows = skillsToAdd([
    { ...template, kind: 'term', label: 'grade UPS 1', answer: 'missing', isPhrase: true },
    { ...template, kind: 'language', label: 'Dutch', answer: 'missing' },
    { ...template, kind: 'years', label: 'Five years', answer: 'missing' },
    { ...template, kind: 'term', label: 'Epic', answer: 'listed' },
    { ...template, kind: 'term', label: 'Triage', answer: 'shown' },
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Dutch', 'Epic']);
});
