import { expect, test } from 'vitest';
import type { JobMatch, Requirement } from '../model/keywords.ts';
import { jobValueOf, requirementGainsOf } from './requirement-gains.ts';

const asked = (label: string, answer: Requirement['answer'], change: Partial<Requirement> = {}): Requirement => ({
  id: label,
  label,
  group: 'must',
  kind: 'term',
  alternatives: [],
  quote: label,
  answer,
  spans: [],
  ...change,
});
const jobOf = (...requirements: Requirement[]): JobMatch => ({ title: null, requirements, knockOutQuestions: [] });

test('a missing term gains what the job match gains once it is shown', () => {
  const job = jobOf(asked('Triage', 'shown'), asked('ACLS', 'missing'), asked('Epic', 'listed'));
  const withTerm = jobOf(asked('Triage', 'shown'), asked('ACLS', 'shown'), asked('Epic', 'listed'));
  const [none, missing, listed] = requirementGainsOf(job);
  expect(none).toBe(0);
  expect(missing).toBe(jobValueOf(withTerm) - jobValueOf(job));
  expect(missing).toBeGreaterThan(listed ?? 0);
  expect(listed).toBeGreaterThan(0);
});

test('years, degrees and answers of the application form promise nothing', () => {
  const job = jobOf(
    asked('Five years', 'missing', { kind: 'years' }),
    asked('BSN', 'missing', { kind: 'degree' }),
    asked('Work permit', 'application', { kind: 'application' }),
  );
  expect(requirementGainsOf(job)).toEqual([0, 0, 0]);
});
