import type { OutputOf } from '../api/endpoint.ts';
import type { getPublicFacts } from '../api/public-facts.ts';

type Facts = Pick<
  OutputOf<typeof getPublicFacts>,
  'tlsBy' | 'keysAreApart' | 'refusesCommonPasswords' | 'readersHaveNoNetwork'
>;
type YesOrNo = Record<'yes' | 'no', string>;

/** The sentences that depend on how a server is configured, by the fact that they are about. At most one fact. */
export type AboutServer = Partial<
  Record<'keysAreApart' | 'readersHaveNoNetwork' | 'refusesCommonPasswords', YesOrNo> & {
    tls: Record<'us' | 'proxy' | 'none', string>;
  }
>;

/** The fact that the sentences are about; null when there are none. */
export const factOf = (about: AboutServer): string | null => Object.keys(about)[0] ?? null;

/** What is true of a server with these facts; null if there is nothing specific to say. */
export const serverSentence = (about: AboutServer, facts: Facts): string | null => {
  if (about.keysAreApart !== undefined) return about.keysAreApart[facts.keysAreApart ? 'yes' : 'no'];
  if (about.readersHaveNoNetwork !== undefined)
    return about.readersHaveNoNetwork[facts.readersHaveNoNetwork ? 'yes' : 'no'];
  if (about.refusesCommonPasswords !== undefined)
    return about.refusesCommonPasswords[facts.refusesCommonPasswords ? 'yes' : 'no'];
  return about.tls?.[facts.tlsBy ?? 'none'] ?? null;
};
