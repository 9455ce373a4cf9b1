import { describe, expect, it } from 'vitest';
import { processors } from '#content/company/processors.ts';
import { processorUse } from './processor-use.ts';

const bare = {
  stripePublishableKey: null,
  mailGoesTo: 'log',
  providers: [],
  filesAreInABucket: false,
  hasLanguageModel: false,
} as const;
const usedWith = (facts: Partial<{ [Name in keyof typeof bare]: unknown }>): string[] =>
  processors.filter(({ use }) => processorUse(use, { ...bare, ...facts } as never) === 'used').map(({ use }) => use);

describe('a company on the page Subprocessors', () => {
  it.each([
    [{}, ['always']],
    [{ stripePublishableKey: 'pk_test_x' }, ['always', 'payments']],
    [{ mailGoesTo: 'recipient' }, ['always', 'mail']],
    [{ filesAreInABucket: true }, ['always', 'bucket']],
    [{ hasLanguageModel: true }, ['always', 'model']],
    [{ providers: ['google', 'linkedin'] }, ['always', 'google', 'linkedin']],
  ])('is in use only where the server is set up for it: %o', (facts, used) => {
    expect(usedWith(facts)).toEqual(used);
  });

  it('is neither in use nor unused until the server has answered', () => {
    expect(processorUse('mail', null)).toBe('unknown');
  });
});
