import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { brokenAddress } from './broken-address.ts';

testCheck(brokenAddress, {
  fails: [
    {
      name: 'an email address that does not fit its line',
      document: pdfDocument(
        changed('Chicago', 'Chicago, Illinois', '+1 312-555-0142', 'jane.roe@frozen-', 'goods.example.com'),
      ),
      quotes: ['jane.roe@frozen-'],
    },
  ],
  passes: [{ name: 'addresses on one line', lines: sample }],
  others: [{ name: 'no address at all', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' }],
});

test('addresses that the stored text splits are not called whole', () => {
  const facts = factsFrom(asPdf(sample));
  const { emails, phones } = facts.resume;
  for (const lostValues of [
    emails.map((field) => ({ what: 'email' as const, field })),
    phones.map((field) => ({ what: 'phone' as const, field })),
  ]) {
    expect(lostValues).toHaveLength(1);
    expect(runCheck(brokenAddress, { ...facts, lostValues }).outcome.is).toBe('not-applicable');
  }
});
