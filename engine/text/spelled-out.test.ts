import { expect, test } from 'vitest';
import { spelledOutIn } from './spelled-out.ts';

test.each([
  ['accounts receivable', 'Kept accounts payable and receivable'],
  ['key performance indicator', 'Wrote the Key Performance Indicators'],
  ['quality assurance', 'Led quality as-\nsurance of the site'],
  ['point of sale', 'Ran point-of-sale terminals'],
])("'%s' is in '%s'", (expansion, text) => {
  expect(spelledOutIn(text.split('\n')).has(expansion)).toBe(true);
});

test.each([
  ['accounts payable', 'Opened accounts for the new clients of the bank and wrote the bills payable'],
  ['quality assurance', 'Kept the quality of each line'],
])("'%s' is not in '%s'", (expansion, text) => {
  expect(spelledOutIn([text]).has(expansion)).toBe(false);
});

test.each([
  ['NPS', 'Built a portal for the National Park Service'],
  ['BLS', 'Bureau of Labor Statistics'],
  ['DOJ', 'Department of Justice'],
  ['SPT', 'Ran the small parts team (SPT)'],
  ['SPT', 'SPT: small parts team'],
  ['AP', 'advanced placement (AP) courses'],
])("'%s' has its words in '%s'", (short, text) => {
  expect(spelledOutIn([text]).hasInitialsOf(short)).toBe(true);
});

test.each([
  ['AR', 'Alice Ross keeps the AR ledger'],
  ['SPT', 'Sold parts to the trade'],
  ['NPS', 'Raised the NPS in new places'],
])("'%s' has no words in '%s'", (short, text) => {
  expect(spelledOutIn([text]).hasInitialsOf(short)).toBe(false);
});
