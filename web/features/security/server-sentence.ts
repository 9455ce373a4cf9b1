import { security } from '#content/pages/security.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';

type Facts = Pick<OutputOf<typeof getPublicFacts>, 'tlsBy' | 'keysAreApart' | 'refusesCommonPasswords'>;
type About = (typeof security.cards)[number]['about'];

/**
 * What one card says about this server; null if it has nothing specific to say. `facts` are null until they are loaded.
 */
export const serverSentence = (about: About, facts: Facts | null): string | null => {
  if (!('tls' in about) && !('keysAreApart' in about) && !('refusesCommonPasswords' in about)) return null;
  if (facts === null) return security.unknown;
  if ('keysAreApart' in about) return about.keysAreApart[facts.keysAreApart ? 'yes' : 'no'];
  if ('refusesCommonPasswords' in about)
    return about.refusesCommonPasswords[facts.refusesCommonPasswords ? 'yes' : 'no'];
  return about.tls[facts.tlsBy ?? 'none'];
};
