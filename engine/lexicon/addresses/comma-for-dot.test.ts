import { expect, test } from 'vitest';
import { hasCommaForDot, mayBeCutByComma } from './comma-for-dot.ts';

test.each([
  'jane.roe@example,com',
  'Jane.Roe@Example,com',
  'Jane.Roe@Example,Com',
  'JANE@EXAMPLE,COM',
  'jane@example,co.uk',
  'jane@mail.example,com',
  'jörg@müller,de',
])('an address with a comma for its dot: %s', (text) => {
  expect(hasCommaForDot(text)).toBe(true);
});

test.each([
  'jane@example.com, joe@example.com',
  'jane@example.com,joe@example.com',
  'Manager @ Harbor Foods, Chicago',
  'Manager@Harbor,Boston',
  'MANAGER@HARBOR,BOSTON',
  'Clerk@Harbor,IL',
  'CLERK@HARBOR,IL',
  'designer@studio,oslo',
  '@janeroe,designer',
])('no address with a comma for its dot: %s', (text) => {
  expect(hasCommaForDot(text)).toBe(false);
});

test.each([
  ['jane@mail.example,com', 'jane@mail.example', true],
  ['jane@example.co,uk', 'jane@example.co', true],
  ['Email:jane,roe@example.com', 'roe@example.com', true],
  ['jane@example.com,joe@example.com', 'jane@example.com', false],
  ['jane@example.com, info and more', 'jane@example.com', false],
  ['jane@example.com,Chicago', 'jane@example.com', false],
  ['Chicago,jane@example.com', 'jane@example.com', false],
  ['312-555-0142,jane@example.com', 'jane@example.com', false],
])('of "%s", "%s" may be a part: %s', (text, value, isPart) => {
  const from = text.indexOf(value);
  expect(mayBeCutByComma(text, from, from + value.length)).toBe(isPart);
});
