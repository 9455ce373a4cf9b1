import { expect, test } from 'vitest';
import type { Requirement, RequirementGroup, Term } from '../model/keywords.ts';
import { firstToAdd } from './first-to-add.ts';

const asking = (group: RequirementGroup, ...alternatives: readonly Term[]): Requirement => ({
  id: '',
  label: alternatives.map(({ term }) => term).join(' or '),
  group,
  kind: 'term',
  alternatives,
  ...(alternatives.every(({ kind }) => kind === 'other') ? { isPhrase: true } : {}),
  quote: '',
  answer: 'missing',
  spans: [],
});
const tool = (term: string): Term => ({ term, kind: 'tool', industry: 'Software' });
const phrase = (term: string): Term => ({ term, kind: 'other', industry: null });
const quality = (term: string): Term => ({ term, kind: 'soft', industry: 'General' });

const order = (...asks: readonly Requirement[]) => firstToAdd(asks).map(({ label }) => label);

test('known terms come before phrases of the posting, and qualities of a person come last', () => {
  expect(
    order(
      asking('soft', quality('Patience')),
      asking('must', phrase('limits of glazing')),
      asking('duty', tool('Kilnware')),
      asking('must', tool('Potterbase')),
    ),
  ).toEqual(['Potterbase', 'Kilnware', 'limits of glazing', 'Patience']);
});

test('terms of one weight keep the order of the posting', () => {
  expect(
    order(
      asking('nice', tool('Glazepad')),
      asking('must', tool('Potterbase')),
      asking('duty', tool('Kilnware')),
      asking('must', tool('Clayworks')),
    ),
  ).toEqual(['Potterbase', 'Clayworks', 'Kilnware', 'Glazepad']);
});

test('one known alternative makes a group of alternatives known', () => {
  expect(
    order(asking('must', phrase('firing practice')), asking('must', phrase('kiln software'), tool('Kilnware'))),
  ).toEqual(['kiln software or Kilnware', 'firing practice']);
});

test('a required quality is a quality', () => {
  expect(order(asking('must', quality('Patience')), asking('nice', phrase('glaze chemistry')))).toEqual([
    'glaze chemistry',
    'Patience',
  ]);
});
