import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../db/is-uuid.ts';
import type { PersonalSafe } from '../keys/safe.ts';

const uuidCharacters = 36;

/**
 * What the links to unsubscribe carry: the subscription and a proof that we wrote it. Nothing has to be stored, so a
 * link in an old mail works for ever. `safe` is the house's.
 */
export const leaveTokenOf = (safe: PersonalSafe, id: string): string => `${id}${proofOf(safe, id)}`;

/** The subscription that a link belongs to; null when we did not write it. */
export const subscriptionIn = (safe: PersonalSafe, token: string): string | null => {
  const [id, proof] = [token.slice(0, uuidCharacters), token.slice(uuidCharacters)];
  if (!isUuid(id)) return null;
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(safe, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
};

const proofOf = (safe: PersonalSafe, id: string): string => safe.fingerprint('newsletter-leave', id);
