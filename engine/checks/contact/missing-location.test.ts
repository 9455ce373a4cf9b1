import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingLocation } from './missing-location.ts';

testCheck(missingLocation, {
  fails: [
    {
      name: 'a resume without a town',
      lines: changed('Chicago', 'jane.roe@example.com | +1 312-555-0142'),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a resume with one', lines: sample }],
});

test('is unsure while a word between the addresses may be a town that we do not know', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'Qarvendal | jane.roe@example.com | +1 312-555-0142')));
  const result = runCheck(missingLocation, { ...facts, resume: { ...facts.resume, location: null } });
  expect(result.outcome.is).toBe('unsure');
});
