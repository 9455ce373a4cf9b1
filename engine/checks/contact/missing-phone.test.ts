import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingPhone } from './missing-phone.ts';

testCheck(missingPhone, {
  fails: [
    {
      name: 'a resume with an email address only',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com'),
      quotes: [''],
    },
    {
      name: 'a resume with a date of birth and a postal code beside the email address',
      lines: changed('Chicago', '24.07.02', '60601', 'jane.roe@example.com'),
      quotes: [''],
    },
    {
      name: 'a number that Word made the numbering of a list',
      document: docxDocument(
        changed('Chicago', 'jane.roe@example.com').map((text) =>
          text.includes('@') ? { text, listMarker: '312-555-0142' } : { text },
        ),
      ),
      quotes: [''],
      says: 'Word stores your phone number as the automatic numbering of a list. Parsers do not find it in the text.',
    },
    {
      name: 'an email address in a numbered list',
      document: docxDocument(
        changed('Chicago', 'jane.roe@example.com').map((text) =>
          text.includes('@') ? { text, listMarker: '1.2' } : { text },
        ),
      ),
      quotes: [''],
      says: 'We found your email address but no phone number in the text.',
    },
  ],
  passes: [{ name: 'a resume with both', lines: sample }],
  others: [
    {
      name: 'a number that was blacked out',
      document: pdfDocument([
        ...changed('Chicago', 'Chicago, Illinois | jane.roe@example.com'),
        { text: '+1 312-555-0142', hidden: 'no-ink' },
      ]),
      is: 'unsure',
    },
    {
      name: 'digits that may be a number',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | 8142 340 059 803 645 36'),
      is: 'unsure',
    },
    {
      name: 'a short number alone beside the email address',
      lines: changed('Chicago', 'Chicago, Illinois', '99.37.89', 'jane.roe@example.com'),
      is: 'unsure',
    },
    { name: 'a resume with neither', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' },
  ],
});

test('a phone number that the stored text splits is not called readable', () => {
  const facts = factsFrom(asPdf(sample));
  const lostValues = facts.resume.phones.map((field) => ({ what: 'phone' as const, field }));
  expect(lostValues).toHaveLength(1);
  expect(runCheck(missingPhone, facts).outcome.is).toBe('pass');
  expect(runCheck(missingPhone, { ...facts, lostValues }).outcome.is).toBe('not-applicable');
});
