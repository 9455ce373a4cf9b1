import { expect, test } from 'vitest';
import { areInitialsOf } from './initials.ts';

test.each([
  ['THF', 'The Harrow Foods'],
  ['CPW', 'Carphone Works'],
  ['UFAL', 'Universidade Federal de Alder'],
  ['SENAI', 'Serviço Nacional de Aprendizagem Industrial'],
])('%s stands for %s', (short, name) => {
  expect(areInitialsOf(short, name)).toBe(true);
});

test.each([
  ['IBM', 'Harrow Foods'],
  ['HF', 'Harrow'],
  ['HFX', 'Harrow Foods'],
  ['Harrow', 'Harrow Foods'],
])('%s does not stand for %s', (short, name) => {
  expect(areInitialsOf(short, name)).toBe(false);
});
