import { describe, expect, it } from 'vitest';
import { providerLoginProblems } from '#contract/api/providers.ts';
import { arrivalOf } from './arrival.ts';
import { words } from './words.ts';

describe('a return from a provider', () => {
  it.each([
    ['', null],
    ['redirect=/pricing', null],
    ['arrived=yes&redirect=/pricing', { is: 'in' }],
    ['step=code', { is: 'code' }],
    ['problem=email-taken', { is: 'problem', problem: 'email-taken' }],
    ['problem=<b>anything</b>', null],
  ])('reads %j', (search, arrival) => {
    expect(arrivalOf(new URLSearchParams(search))).toEqual(arrival);
  });

  it('has a message for every problem', () => {
    for (const problem of providerLoginProblems) expect(words.arrival[problem]).toMatch(/\.$/);
  });
});
