import { expect, test } from 'vitest';
import { saysOnlyStrength, strengthBreaks } from './strength-breaks.ts';

const clauses = (text: string): readonly string[] => {
  const breaks = strengthBreaks(text);
  return [0, ...breaks].map((from, at) => text.slice(from, breaks[at]));
};

test.each([
  ['Excel is a must, Docker is not a must', ['Excel is a must', ', Docker is not a must']],
  ['Docker is not a must, Excel is a must', ['Docker is not a must', ', Excel is a must']],
  ['Kafka a plus and SQL required', ['Kafka a plus', ' and SQL required']],
  ['English required / Spanish a plus', ['English required', ' / Spanish a plus']],
  ['English (required) and German (a plus)', ['English (required)', ' and German (a plus)']],
  ['Kafka helpful, SQL essential', ['Kafka helpful', ', SQL essential']],
  ['Excel is required, Docker is not', ['Excel is required', ', Docker is not']],
  ['Docker is optional, Excel is not', ['Docker is optional', ', Excel is not']],
  ['Kafka a plus, Docker welcome, SQL a must', ['Kafka a plus', ', Docker welcome', ', SQL a must']],
  ['Kafka ist kein Muss, Docker ist ein Muss', ['Kafka ist kein Muss', ', Docker ist ein Muss']],
  ['Kafka souhaitée et Docker exigée', ['Kafka souhaitée', ' et Docker exigée']],
  ['Kafka es imprescindible pero Docker es valorable', ['Kafka es imprescindible', ' pero Docker es valorable']],
  ['Kafka gradita, Docker richiesto', ['Kafka gradita', ', Docker richiesto']],
  ['Kafka is welkom, Docker is een must', ['Kafka is welkom', ', Docker is een must']],
])('"%s" has a clause for each', (text, expected) => {
  expect(clauses(text)).toEqual(expected);
});

test.each([
  'Kafka is not required, but a plus',
  'Kafka is preferred, not required',
  'Kafka is required and would be a great advantage',
  'Kafka required, and not just preferred',
  'Kafka and Docker are a plus',
  'Kafka as needed and Docker a plus',
  'Kafka, Docker a plus',
  'Desired and required skills',
  'A Mustang, Docker a plus',
  'Kafka Plus, Docker required',
  'Unneeded parts, Docker required',
  'Docker is a plus, Kafka is not',
])('"%s" is one clause', (text) => {
  expect(strengthBreaks(text)).toEqual([]);
});

test.each([
  [', both a plus', true],
  [', but not required', true],
  ['useful, not required', true],
  [', Docker a plus', false],
  [', overseas experience a plus', false],
  [', fluent', false],
])('"%s" says only how strongly something is asked for: %s', (text, is) => {
  expect(saysOnlyStrength(text)).toBe(is);
});
