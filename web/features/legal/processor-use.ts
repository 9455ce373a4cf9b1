import type { ProcessorUse } from '#content/company/processors.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';

type Facts = Pick<
  OutputOf<typeof getPublicFacts>,
  'stripePublishableKey' | 'mailGoesTo' | 'providers' | 'filesAreInABucket' | 'hasLanguageModel'
>;

/** Whether this server uses such a company; unknown until `facts` are loaded. */
export const processorUse = (use: ProcessorUse, facts: Facts | null): 'used' | 'unused' | 'unknown' => {
  if (use === 'always') return 'used';
  if (facts === null) return 'unknown';
  const isUsed = {
    payments: facts.stripePublishableKey !== null,
    mail: facts.mailGoesTo === 'recipient',
    bucket: facts.filesAreInABucket,
    model: facts.hasLanguageModel,
    google: facts.providers.includes('google'),
    linkedin: facts.providers.includes('linkedin'),
    oidc: facts.providers.includes('oidc'),
  }[use];
  return isUsed ? 'used' : 'unused';
};
