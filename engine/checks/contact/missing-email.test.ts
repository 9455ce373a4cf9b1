import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingEmail } from './missing-email.ts';

testCheck(missingEmail, {
  fails: [
    {
      name: 'a resume with a phone number only',
      lines: changed('Chicago', 'Chicago, Illinois | +1 312-555-0142'),
      quotes: [''],
    },
    {
      name: 'an address with a comma instead of its dot',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example,com | +1 312-555-0142'),
      quotes: ['jane.roe@example,com'],
      says: 'Something on your page looks like an email address with a comma where its dot belongs.',
    },
    {
      name: 'a sign for "at" before an employer and a town',
      lines: [
        ...changed('Chicago', 'Chicago, Illinois | +1 312-555-0142').slice(0, 3),
        'Operations Manager @ Harbor, Chicago',
        ...sample.slice(3),
      ],
      quotes: [''],
      says: 'We found your phone number but no email address in the text.',
    },
    {
      name: 'an address in capitals with a comma instead of its dot',
      lines: changed('Chicago', 'Chicago, Illinois | JANE.ROE@EXAMPLE,COM | +1 312-555-0142'),
      quotes: ['JANE.ROE@EXAMPLE,COM'],
      says: 'Something on your page looks like an email address with a comma where its dot belongs.',
    },
    ...['Manager@Harbor,Boston', 'Clerk@Harbor,IL', 'CLERK@HARBOR,IL', 'MANAGER@HARBOR,BOSTON'].map((employers) => ({
      name: `a sign for "at" without spaces: '${employers}'`,
      lines: [...changed('Chicago', 'Chicago, Illinois | +1 312-555-0142').slice(0, 3), employers, ...sample.slice(3)],
      quotes: [''],
      says: 'We found your phone number but no email address in the text.',
    })),
    {
      name: 'an address with words for its signs, beside a name on a social network and a comma',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe [at] example.com | @janeroe,designer | +1 312-555-0142'),
      quotes: ['jane.roe [at] example.com'],
      says: 'Something on your page looks like an email address, but we could not read it as yours.',
    },
    {
      name: 'an address with words for its signs',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe [at] example com | +1 312-555-0142'),
      quotes: ['jane.roe [at] example com'],
      says: 'Something on your page looks like an email address, but we could not read it as yours.',
    },
  ],
  passes: [
    { name: 'a resume with both', lines: sample },
    {
      name: 'an address in a row with commas',
      lines: changed('Chicago', 'Chicago,Illinois,jane.roe@example.com,+1 312-555-0142'),
    },
    ...['Email jane.roe@example.com', 'Jane Roe jane.roe@example.com', 'j.r@example.com/jane.roe@example.com'].map(
      (details) => ({
        name: `an address behind something else: ${details}`,
        lines: changed('Chicago', `Chicago, Illinois | ${details} | +1 312-555-0142`),
      }),
    ),
  ],
  others: [
    {
      name: 'an address that was blacked out',
      document: pdfDocument([
        ...changed('Chicago', 'Chicago, Illinois | +1 312-555-0142'),
        { text: 'jane.roe@example.com', hidden: 'no-ink' },
      ]),
      is: 'unsure',
    },
    { name: 'a resume with neither', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' },
    ...['jane.roe@mail.example,com', 'jane.roe@example.co,uk', 'jane,roe@example.com'].map((address) => ({
      name: `an address of which a comma cuts off a part: ${address}`,
      lines: changed('Chicago', `Chicago, Illinois | ${address} | +1 312-555-0142`),
      is: 'no-finding' as const,
    })),
    ...['jane roe@example.com', 'jane&roe@example.com', 'jane/roe@example.com', 'jane..roe@example.com'].map(
      (address) => ({
        name: `an address of which only the end may have been read: ${address}`,
        lines: changed('Chicago', `Chicago, Illinois | ${address} | +1 312-555-0142`),
        is: 'no-finding' as const,
      }),
    ),
    {
      name: 'an address within a job, which may be that of the employer',
      lines: changed('Chicago', 'Chicago, Illinois | +1 312-555-0142').toSpliced(
        7,
        0,
        '• Answered all letters to info@harborfoods.example within a day.',
      ),
      is: 'no-finding',
    },
  ],
});

test('an address that the stored text splits is not called readable', () => {
  const facts = factsFrom(asPdf(sample));
  const lostValues = facts.resume.emails.map((field) => ({ what: 'email' as const, field }));
  expect(lostValues).toHaveLength(1);
  expect(runCheck(missingEmail, facts).outcome.is).toBe('pass');
  expect(runCheck(missingEmail, { ...facts, lostValues }).outcome.is).toBe('not-applicable');
});

test('an address that runs over the edge of the page is not called readable', () => {
  const facts = factsFrom(asPdf(changed('Chicago', 'jane.roe@example.com')));
  const lines = facts.visual.lines.map((line) =>
    line.box === null || !line.text.includes('@') ? line : { ...line, box: { ...line.box, width: 700 } },
  );
  expect(runCheck(missingEmail, facts).outcome.is).toBe('pass');
  expect(runCheck(missingEmail, { ...facts, visual: { ...facts.visual, lines } }).outcome.is).toBe('not-applicable');
});
