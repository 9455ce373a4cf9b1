import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { brokenAddress } from './broken-address.ts';

const target = 'https://jane-roe.example.com/portfolio';
/** Lines with a link to the portfolio, the first one with `printed`. */
const linking = (printed: string, ...below: readonly (string | { text: string; link: string })[]) => {
  const [name = '', ...rest] = sample;
  return pdfDocument([name, { text: printed, link: target }, ...below, ...rest]);
};

testCheck(brokenAddress, {
  fails: [
    {
      name: 'an email address that does not fit its line',
      document: pdfDocument(
        changed('Chicago', 'Chicago, Illinois', '+1 312-555-0142', 'jane.roe@frozen-', 'goods.example.com'),
      ),
      quotes: ['jane.roe@frozen-'],
    },
    {
      name: 'a link on two lines whose target is whole',
      document: linking('jane-roe.example.com/port', { text: 'folio', link: target }),
      quotes: ['jane-roe.example.com/port folio'],
      score: 0.5,
    },
    {
      name: 'a link whose protocol is printed',
      document: linking('https://jane-roe.example.com/port', { text: 'folio', link: target }),
      quotes: ['https://jane-roe.example.com/port folio'],
    },
  ],
  passes: [
    { name: 'addresses on one line', lines: sample },
    {
      name: 'a typed link above a heading',
      lines: [...sample.slice(0, 3), 'https://jane-roe.example.com/portfolio', ...sample.slice(3)],
    },
    { name: 'a link that shows its host only', document: linking('jane-roe.example.com', 'Portfolio and references') },
    {
      name: 'a link with the start of a longer word below',
      document: linking('jane-roe.example.com/port', 'foliosets for boards'),
    },
  ],
  others: [
    {
      name: 'an address of any site that may go on below',
      lines: [...sample.slice(0, 3), 'behance.net', '/jane-roe', ...sample.slice(3)],
      is: 'no-finding',
    },
    {
      name: 'an address with a comma instead of its dot',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example,com | +1 312-555-0142'),
      is: 'not-applicable',
    },
    {
      name: 'an address of which a comma cuts off a part',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@mail.example,com | +1 312-555-0142'),
      is: 'no-finding',
    },
    { name: 'no address at all', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' },
    ...['Portfolio/index.html', 'powers-42 (LinkedIn)', 'gon%C3%A7alves-74/'].map((rest) => ({
      name: `a typed link that ends in a hyphen above '${rest}'`,
      lines: [...sample.slice(0, 3), 'https://www.example.com/in/jane-', rest, ...sample.slice(3)],
      is: 'not-applicable' as const,
    })),
    {
      name: 'a typed link that goes on behind a hyphen, joined with the words behind it',
      lines: [...sample.slice(0, 3), 'Madison https://www.example.com/in/jane- roe-42/ Languages', ...sample.slice(3)],
      is: 'not-applicable',
    },
    {
      name: 'a typed link that may go on with an underscore',
      lines: [...sample.slice(0, 3), 'https://www.instagram.com/', '_jane_.roe_/', ...sample.slice(3)],
      is: 'not-applicable',
    },
    {
      name: 'a typed link that may go on in the next line',
      lines: [...sample.slice(0, 3), 'https://jane-roe.example.com/', 'portfolio/', ...sample.slice(3)],
      is: 'not-applicable',
    },
  ],
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

test('an address and a link that are both broken continue, each on its next line', () => {
  const facts = factsFrom(linking('https://jane-roe.example.com/port', { text: 'folio', link: target }));
  const [email] = facts.resume.emails;
  if (email === undefined) throw new Error('the sample has an address');
  const [span] = email.spans;
  const split = { ...email, spans: [...email.spans, { ...span, line: (span?.line ?? 0) + 1 }] as typeof email.spans };
  const outcome = runCheck(brokenAddress, { ...facts, resume: { ...facts.resume, emails: [split] } }).outcome;
  expect(outcome).toMatchObject({
    findings: [
      { message: expect.stringContaining('Your email address and link continue on the next line.') as string },
    ],
  });
});
