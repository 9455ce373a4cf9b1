import { expect, test } from 'vitest';
import type { Requirement } from '../model/keywords.ts';
import { listOf, namedAsks } from './named-asks.ts';

const asking = (answer: Requirement['answer'], ...terms: readonly string[]): Requirement => ({
  id: terms.join(),
  label: terms.join(' or '),
  group: 'must',
  kind: 'term',
  alternatives: terms.map((term) => ({ term, kind: 'tool', industry: null })),
  quote: '',
  answer,
  spans: [],
});

const sentence = (keywords: { missing: readonly string[]; unproven?: readonly string[] }, ...asks: Requirement[]) =>
  listOf(namedAsks(keywords, { requirements: asks }));

test('the first missing terms are named, and alternatives together', () => {
  expect(
    sentence(
      { missing: ['Kiln', 'Raku', 'Molds', 'Tiles', 'Slip'] },
      asking('missing', 'Tiles', 'Slip'),
      asking('missing', 'Raku', 'Molds'),
      asking('missing', 'Kiln'),
    ),
  ).toBe('Kiln, Raku or Molds and 1 more');
});

test('a requirement with a met alternative is not named', () => {
  expect(sentence({ missing: ['Kiln', 'Raku'] }, asking('missing', 'Kiln'), asking('listed', 'Raku', 'Molds'))).toBe(
    'Kiln',
  );
});

test('of a long group, the first alternatives are named', () => {
  const terms = ['Kiln', 'Raku', 'Molds', 'Tiles', 'Slip', 'Clay'];
  expect(sentence({ missing: terms }, asking('missing', ...terms))).toBe(
    'Kiln or Raku or Molds or Tiles or one of 2 others',
  );
});

test('words on the page are spoken of only when no term is missing', () => {
  const [missing, unproven] = [asking('missing', 'Kiln'), asking('missing', 'Raku', 'Molds')];
  expect(sentence({ missing: ['Kiln'], unproven: ['Raku'] }, missing, unproven)).toBe('Kiln');
  expect(namedAsks({ missing: [], unproven: ['Raku'] }, { requirements: [unproven] })).toMatchObject({
    named: [unproven],
    areOnPage: true,
  });
});
