import { expect, test } from 'vitest';
import type { CheckOutcome, CheckResult } from '../model/check.ts';
import { checksById, type CheckId } from './index.ts';
import { withOneOwner } from './owners.ts';

const result = (id: CheckId, outcome: CheckOutcome): CheckResult => ({ check: checksById[id], outcome });
const pass: CheckOutcome = { is: 'pass' };
const fail: CheckOutcome = {
  is: 'fail',
  score: 0.5,
  findings: [{ message: 'Seen.', fix: 'Mend it.', evidence: [{ quote: '', places: [] }] }],
};
const outcomes = (...results: readonly CheckResult[]): string[] =>
  withOneOwner(results).map(({ outcome }) => outcome.is);

test('praise keeps silent while the owner of the fact reports a problem', () => {
  expect(outcomes(result('multi-column', pass), result('table-layout', fail))).toEqual(['not-applicable', 'fail']);
  expect(outcomes(result('lost-in-plain-reading', pass), result('broken-address', fail))).toEqual([
    'not-applicable',
    'fail',
  ]);
});

test('praise stays when the owner has nothing to report', () => {
  expect(outcomes(result('multi-column', pass), result('table-layout', pass))).toEqual(['pass', 'pass']);
  expect(outcomes(result('multi-column', pass), result('file-size', fail))).toEqual(['pass', 'fail']);
});

test('text with joined letters that may be lost is not praised, and other doubts silence no praise', () => {
  const unsure: CheckOutcome = { is: 'unsure', because: 'We could not tell.' };
  expect(outcomes(result('broken-encoding', pass), result('lost-letters', unsure))).toEqual([
    'not-applicable',
    'unsure',
  ]);
  expect(outcomes(result('multi-column', pass), result('table-layout', unsure))).toEqual(['pass', 'unsure']);
});

test('nothing that is written is praised where the text is garbage', () => {
  expect(outcomes(result('weak-openings', pass), result('broken-encoding', fail))).toEqual(['not-applicable', 'fail']);
  expect(outcomes(result('missing-experience', pass), result('broken-encoding', fail))).toEqual([
    'not-applicable',
    'fail',
  ]);
  expect(outcomes(result('weak-openings', pass), result('broken-encoding', pass))).toEqual(['pass', 'pass']);
});

test('jobs are praised as a whole only where most of them were read', () => {
  const unsure: CheckOutcome = { is: 'unsure', because: 'We could not tell.' };
  expect(outcomes(result('year-only-dates', pass), result('missing-experience', unsure))).toEqual([
    'not-applicable',
    'unsure',
  ]);
  expect(outcomes(result('year-only-dates', pass), result('missing-experience', pass))).toEqual(['pass', 'pass']);
  expect(outcomes(result('year-only-dates', fail), result('missing-experience', unsure))).toEqual(['fail', 'unsure']);
  expect(outcomes(result('missing-dates', pass), result('missing-experience', unsure))).toEqual(['pass', 'unsure']);
});

test('a finding is never silenced', () => {
  expect(outcomes(result('multi-column', fail), result('table-layout', fail))).toEqual(['fail', 'fail']);
});
