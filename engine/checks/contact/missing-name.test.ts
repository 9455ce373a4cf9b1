import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { missingName } from './missing-name.ts';

const nameless = changed('Jane', 'jane.roe@example.com').toSpliced(1, 2);
const portrait = {
  place: { kind: 'page', page: 1, box: { x: 72, y: 10, width: 300, height: 40 } },
  alt: null,
} as const;

testCheck(missingName, {
  fails: [{ name: 'a resume that begins with its summary', lines: nameless, quotes: [''] }],
  passes: [{ name: 'a resume with a name', lines: sample }],
  others: [
    {
      name: 'a label with a name that we cannot read',
      lines: [...nameless, 'Name: R0e, J4ne'],
      is: 'unsure',
    },
    {
      name: 'a picture instead of the name',
      document: asPdf(nameless, { pictures: [portrait] }),
      is: 'not-applicable',
    },
  ],
});

test('a name that the stored text splits is not called readable', () => {
  const facts = factsFrom(asPdf(sample));
  const { name } = facts.resume;
  if (name === null) throw new Error('the sample has a name');
  const lostValues = [{ what: 'name' as const, field: name }];
  expect(runCheck(missingName, facts).outcome.is).toBe('pass');
  expect(runCheck(missingName, { ...facts, lostValues }).outcome.is).toBe('not-applicable');
});

test.each([
  ['rett Graves', 'unsure'],
  ['van Gogh', 'pass'],
  ['jane roe', 'pass'],
])('"%s" is %s: a name whose first letter is drawn is not called readable', (value, is) => {
  const facts = factsFrom(asPdf(sample));
  const { name } = facts.resume;
  if (name === null) throw new Error('the sample has a name');
  const resume = { ...facts.resume, emails: [], name: { ...name, value } };
  expect(runCheck(missingName, { ...facts, resume }).outcome.is).toBe(is);
});

test.each([
  ['Aspiring Manager', 'unsure'],
  ['Jane Roe', 'pass'],
  ['Jane Doe', 'pass'],
])('"%s" is %s above "Jane Roe", whose words are in the email address', (value, is) => {
  const facts = factsFrom(asPdf(sample));
  const { name } = facts.resume;
  if (name === null) throw new Error('the sample has a name');
  expect(runCheck(missingName, { ...facts, resume: { ...facts.resume, name: { ...name, value } } }).outcome.is).toBe(
    is,
  );
});

test('a name that the email address does not repeat is readable where no other words do', () => {
  const { outcome } = runCheck(
    missingName,
    factsFrom(asPdf(sample.map((line) => line.replace('jane.roe@', 'harbor.operations@')))),
  );
  expect(outcome.is).toBe('pass');
});

test.each([
  ['Li Na', 'lina.product.manager', 'Product Manager'],
  ['Al Ng', 'operations.manager', 'Operations Manager'],
  ['Anna Berg', 'annaberg.product.manager', 'Product Manager'],
  ['Jane Roe', 'supply.chain', 'Supply Chain Expert'],
  ['Adaeze Baker', 'night.shift', 'Night Shift'],
])('"%s" is readable beside %s@ and the line "%s"', (name, address, headline) => {
  const lines = sample.map((line) =>
    line
      .replace('Jane Roe', name)
      .replace(/^Operations Manager$/u, headline)
      .replace('jane.roe@', `${address}@`),
  );
  const facts = factsFrom(asPdf(lines));
  expect(facts.resume.name?.value).toBe(name);
  expect(runCheck(missingName, facts).outcome.is).toBe('pass');
});

test.each(['GUIDA FERREIRA', 'BOULANGER MARIE', 'MARTA FERREIRA'])(
  '"%s" is readable, whatever its words name',
  (name) => {
    const lines = sample
      .filter((line) => line !== 'Operations Manager')
      .map((line) => line.replace('Jane Roe', name).replace('jane.roe@', 'hello@'));
    const facts = factsFrom(pdfDocument(lines));
    expect(facts.resume.name?.value).toBe(name);
    expect(runCheck(missingName, facts).outcome.is).toBe('pass');
  },
);

test('is not sure of a name above a page without contact details and headings', () => {
  const facts = factsFrom(asPdf(sample));
  const sections = facts.resume.sections.map((section) => ({ ...section, heading: null }));
  const outcomeOf = (resume: typeof facts.resume): string => runCheck(missingName, { ...facts, resume }).outcome.is;
  expect(outcomeOf({ ...facts.resume, emails: [], phones: [], links: [], sections })).toBe('unsure');
  expect(outcomeOf({ ...facts.resume, emails: [], phones: [], links: [] })).toBe('pass');
  expect(outcomeOf({ ...facts.resume, sections })).toBe('pass');
});

const pitchPt = 16;

test.each([
  [1, 'no-finding'],
  [8, 'pass'],
])('a name in capitals, stored in pieces of %i letters with gaps, is %s', (length, is) => {
  let x = 72;
  const pieces = ['JANE', 'ROE']
    .flatMap((word) => word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [])
    .map((text) => {
      const at = x;
      x += text.length * pitchPt;
      return { text, x: at, y: 40, sizePt: 16 };
    });
  const rest = sample.slice(1).map((text, index) => ({ text, y: 80 + index * 16 }));
  expect(runCheck(missingName, factsFrom(pdfDocument([...pieces, ...rest]))).outcome.is).toBe(is);
});
