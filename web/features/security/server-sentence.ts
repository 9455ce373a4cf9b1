import { security } from '#content/pages/security.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';

type Facts = Pick<
  OutputOf<typeof getPublicFacts>,
  'tlsBy' | 'keysAreApart' | 'refusesCommonPasswords' | 'readersHaveNoNetwork'
>;
type About = (typeof security.cards)[number]['about'];

/**
 * What one card says about this server; null if it has nothing specific to say. `facts` are null until they are loaded.
 */
export const serverSentence = (about: About, facts: Facts | null): string | null => {
  if (Object.keys(about).length === 0) return null;
  if (facts === null) return security.unknown;
  if ('keysAreApart' in about) return about.keysAreApart[facts.keysAreApart ? 'yes' : 'no'];
  if ('readersHaveNoNetwork' in about) return about.readersHaveNoNetwork[facts.readersHaveNoNetwork ? 'yes' : 'no'];
  if ('refusesCommonPasswords' in about)
    return about.refusesCommonPasswords[facts.refusesCommonPasswords ? 'yes' : 'no'];
  return 'tls' in about ? about.tls[facts.tlsBy ?? 'none'] : null;
};

/** The longest that a card may say about a server: the room for it is kept, so that nothing moves when it is known. */
export const longestSentence = (about: About): string => {
  const sentences: string[] = Object.values(about).flatMap((answers) => Object.values(answers));
  return sentences.reduce((longest, each) => (each.length > longest.length ? each : longest), security.unknown);
};
