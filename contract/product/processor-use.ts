import type { OutputOf } from '../api/endpoint.ts';
import type { getPublicFacts } from '../api/public-facts.ts';

type Facts = Pick<
  OutputOf<typeof getPublicFacts>,
  'stripePublishableKey' | 'mailGoesTo' | 'providers' | 'filesAreInABucket' | 'hasLanguageModel'
>;

const uses = {
  always: () => true,
  payments: ({ stripePublishableKey }) => stripePublishableKey !== null,
  mail: ({ mailGoesTo }) => mailGoesTo === 'recipient',
  bucket: ({ filesAreInABucket }) => filesAreInABucket,
  model: ({ hasLanguageModel }) => hasLanguageModel,
  google: ({ providers }) => providers.includes('google'),
  linkedin: ({ providers }) => providers.includes('linkedin'),
  oidc: ({ providers }) => providers.includes('oidc'),
} satisfies Record<string, (facts: Facts) => boolean>;

/** Whether a server with these facts uses such a company; `use` is what a company in content/company/processors.ts has. */
export const processorUse = (use: keyof typeof uses, facts: Facts): 'used' | 'unused' =>
  uses[use](facts) ? 'used' : 'unused';
