import { describe, expect, it } from 'vitest';
import { processorUse } from './processor-use.ts';

const bare = {
  stripePublishableKey: null,
  mailGoesTo: 'log',
  providers: [],
  filesAreInABucket: false,
  hasLanguageModel: false,
} as const;
const uses = ['always', 'payments', 'mail', 'bucket', 'model', 'google', 'linkedin', 'oidc'] as const;
const usedWith = (facts: Partial<{ [Name in keyof typeof bare]: unknown }>): string[] =>
  uses.filter((use) => processorUse(use, { ...bare, ...facts } as never) === 'used');

describe('a company on the page Subprocessors', () => {
  it.each([
    [{}, ['always']],
    [{ stripePublishableKey: 'pk_test_x' }, ['always', 'payments']],
    [{ mailGoesTo: 'recipient' }, ['always', 'mail']],
    [{ filesAreInABucket: true }, ['always', 'bucket']],
    [{ hasLanguageModel: true }, ['always', 'model']],
    [{ providers: ['google', 'linkedin', 'oidc'] }, ['always', 'google', 'linkedin', 'oidc']],
  ])('is in use only where the server is set up for it: %o', (facts, used) => {
    expect(usedWith(facts)).toEqual(used);
  });
});
