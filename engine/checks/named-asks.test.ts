import { expect, test } from 'vitest';
import type { Requirement } from '../model/keywords.ts';
import { listOf, namedAsks } from './named-asks.ts';

const asking = (...terms: readonly string[]): Requirement => ({
  id: terms.join(),
  label: terms.join(' or '),
  group: 'must',
  kind: 'term',
  alternatives: terms.map((term) => ({ term, kind: 'tool', industry: null })),
  quote: '',
  answer: 'missing',
  spans: [],
});

const [kiln, raku] = [asking('Kiln'), asking('Raku', 'Molds')];

test('the first requirements are named, and alternatives together', () => {
  const unmet = [kiln, raku, asking('Tiles', 'Slip')];
  expect(listOf(namedAsks({ missing: ['Kiln', 'Raku', 'Molds', 'Tiles', 'Slip'], unmet }))).toBe(
    'Kiln, Raku or Molds and 1 more',
  );
});

test('a requirement with an alternative that the resume names is not missing', () => {
  expect(listOf(namedAsks({ missing: ['Kiln', 'Raku'], unmet: [kiln, raku] }))).toBe('Kiln');
});

test('of a long group, the first alternatives are named', () => {
  const missing = ['Kiln', 'Raku', 'Molds', 'Tiles', 'Slip', 'Clay'];
  expect(listOf(namedAsks({ missing, unmet: [asking(...missing)] }))).toBe(
    'Kiln or Raku or Molds or Tiles or one of 2 others',
  );
});

test('words on the page are spoken of only when no term is missing', () => {
  expect(namedAsks({ missing: ['Kiln'], unproven: ['Raku'], unmet: [kiln, raku] })).toMatchObject({ named: [kiln] });
  expect(namedAsks({ missing: [], unproven: ['Raku'], unmet: [raku] })).toMatchObject({
    named: [raku],
    areOnPage: true,
  });
});

test('phrases are only counted', () => {
  const phrase: Requirement = { ...asking('grade UPS 1'), isPhrase: true };
  expect(namedAsks({ missing: ['Kiln', 'grade UPS 1'], unmet: [phrase, kiln] })).toMatchObject({
    named: [kiln],
    others: 0,
    phrases: 1,
  });
});
