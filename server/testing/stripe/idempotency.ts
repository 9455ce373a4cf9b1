import { Refusal } from './refusal.ts';

export type Answer = { status: number; body: object };

type Remembered = { fingerprint: string; answer: Answer | null; at: number };

/** Rule `key-for-a-day`. */
const keptSeconds = 24 * 3600;

/** The provider's idempotency keys (rules `same-key-same-answer`, `key-in-flight`, `other-parameters`). `now`: seconds. */
export const createIdempotency = (now: () => number) => {
  const known = new Map<string, Remembered>();
  return {
    /** The earlier response, or null for a new key, which is then reserved. */
    take(key: string, fingerprint: string): Answer | null {
      const found = known.get(key);
      if (found === undefined || now() - found.at >= keptSeconds) {
        known.set(key, { fingerprint, answer: null, at: now() });
        return null;
      }
      if (found.fingerprint !== fingerprint)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        });
      if (found.answer === null)
        throw new Refusal(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this Idempotent Key.',
        });
      return found.answer;
    },
    /** Stores responses, errors included; of a request that never began (null), nothing (rule `nothing-began`). */
    keep(key: string, fingerprint: string, answer: Answer | null): void {
      if (answer === null) known.delete(key);
      else known.set(key, { fingerprint, answer, at: now() });
    },
  };
};
