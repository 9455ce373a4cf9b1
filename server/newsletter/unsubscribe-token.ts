import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../db/is-uuid.ts';
import type { PersonalSafe } from '../keys/safe.ts';

const uuidCharacters = 36;

/**
 * The token in unsubscribe links: the subscription's id and a MAC of ours. Nothing is stored, so links in old emails
 * never expire. `safe` uses the site's data key.
 */
export const unsubscribeTokenOf = (safe: PersonalSafe, id: string): string => `${id}${proofOf(safe, id)}`;

/** The subscription that a token belongs to; null when the token is not ours. */
export const subscriptionIn = (safe: PersonalSafe, token: string): string | null => {
  const [id, proof] = [token.slice(0, uuidCharacters), token.slice(uuidCharacters)];
  if (!isUuid(id)) return null;
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(safe, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
};

const proofOf = (safe: PersonalSafe, id: string): string => safe.fingerprint('newsletter-leave', id);
