import { expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { severalEmails } from './several-emails.ts';

testCheck(severalEmails, {
  fails: [
    {
      name: 'two addresses',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | roe.jane@example.org'),
      quotes: ['jane.roe@example.com', 'roe.jane@example.org'],
    },
    {
      name: 'two addresses, the first behind an icon',
      lines: changed('Chicago', 'Chicago, Illinois | @jane.roe@example.com | roe.jane@example.org'),
      quotes: ['jane.roe@example.com', 'roe.jane@example.org'],
    },
  ],
  passes: [
    { name: 'one address', lines: sample },
    {
      name: 'one address, and a website that opens an email',
      document: pdfDocument([
        'Jane Roe',
        'jane.roe@example.com | +1 312 555 0199',
        { text: 'jane-roe.com', link: 'mailto:info@example.org' },
        ...sample.slice(3),
      ]),
    },
    {
      name: 'an address and a handle of a social network',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | @jane@social.example'),
    },
  ],
  others: [
    { name: 'no address', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' },
    {
      name: 'the addresses of referees of two jobs, and none of the person',
      document: docxDocument([
        'Jane Roe',
        'Chicago, Illinois | +1 312-555-0142',
        { text: 'Experiencia laboral', headingLevel: 1 },
        'Panadera, Horno Norte, 2019 - 2022',
        { text: 'Referencias: tom.berg@example.org', listMarker: '○' },
        'Cocinera, Fonda Sur, 2016 - 2019',
        { text: 'Referencias: ida.holm@example.com', listMarker: '○' },
      ]),
      is: 'not-applicable',
    },
  ],
});

test('does not count an address of a template behind a part of the printed one', () => {
  const facts = factsFrom(asPdf(sample));
  const [email] = facts.resume.emails;
  const [span] = email?.spans ?? [];
  if (email === undefined || span === undefined) throw new Error('the sample has an email address');
  const behind = { ...email, value: 'your.name@example.org', spans: [{ ...span, to: span.from + 8 }] };
  const outcomeWith = (...emails: (typeof email)[]): string =>
    runCheck(severalEmails, { ...facts, resume: { ...facts.resume, emails } }).outcome.is;
  expect(outcomeWith(email, behind)).toBe('not-applicable');
  expect(outcomeWith(email)).toBe('pass');
});

const referees = (title: string) => [
  { text: title, x: 300, y: 640, isBold: true, sizePt: 14 },
  { text: 'Tom Berg', x: 300, y: 660 },
  { text: 'tom.berg@example.org', x: 300, y: 674 },
  { text: 'Ida Lund', x: 450, y: 660 },
  { text: 'ida.lund@example.org', x: 450, y: 674 },
];

const outcomeBelow = (title: string): string => {
  const facts = factsFrom(pdfDocument([...sample, ...referees(title)]));
  const [own] = facts.resume.emails;
  if (own === undefined) throw new Error('the sample has an address');
  const value = 'ida.lund@example.org';
  const line = facts.visual.lines.findIndex(({ text }) => text.includes(value));
  const from = facts.visual.lines[line]?.text.indexOf(value) ?? 0;
  const other = { ...own, value, spans: [{ order: 'visual', line, from, to: from + value.length } as const] };
  return runCheck(severalEmails, { ...facts, resume: { ...facts.resume, emails: [own, other] } }).outcome.is;
};

test('below a title for contact details addresses are the person’s own, under references too', () => {
  const title = { isBold: true, sizePt: 14 };
  const sidebar = [
    { text: 'References', ...title },
    { text: 'On request' },
    { text: 'Contact', ...title },
    { text: 'jane.roe@example.com' },
    { text: 'jroe@example.org' },
  ];
  const facts = factsFrom(
    pdfDocument([
      ...changed('Chicago').map((text, index) => ({ text: text.slice(0, 60), x: 250, y: 40 + index * 16 })),
      ...sidebar.map((line, index) => ({ ...line, x: 40, y: 30 + index * 20 })),
    ]),
  );
  expect(runCheck(severalEmails, facts).outcome.is).toBe('fail');
});

test('an address below the title for references is nobody’s own, in whichever column', () => {
  expect(outcomeBelow('References')).toBe('no-finding');
  expect(outcomeBelow('Interests')).toBe('fail');
});

test.each([
  ['References: Tom Berg, tom.berg@example.org', 'no-finding'],
  ['References: Max Roe, roe@example.com', 'no-finding'],
  ['Write to jane.roe@example.com', 'pass'],
  ['Handle on the forum: @janeroe', 'pass'],
])('the addresses of others are not passed over: %s', (line, is) => {
  const facts = factsFrom(asPdf([...sample, line]));
  const [own] = facts.resume.emails;
  if (own === undefined) throw new Error('the sample has an address');
  expect(runCheck(severalEmails, { ...facts, resume: { ...facts.resume, emails: [own] } }).outcome.is).toBe(is);
});
