import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, sample } from '#engine/testing/sample-resume.ts';
import { runChecks } from './run-checks.ts';

test.each([
  ['PDF', asPdf(sample)],
  ['DOCX', asDocx(sample)],
])('a clean resume as %s fails no check', (_, document) => {
  const results = runChecks(factsFrom(document));
  expect(
    results.filter(({ outcome }) => outcome.is === 'fail' || outcome.is === 'error').map(({ check }) => check.id),
  ).toEqual([]);
});
