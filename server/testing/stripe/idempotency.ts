import { Refusal } from './refusal.ts';

export type Answer = { status: number; body: object };

type Remembered = { fingerprint: string; answer: Answer | null };

/** The provider's idempotency keys: a repeated request gets the first response, a different request with the same key is rejected. */
export const createIdempotency = () => {
  const known = new Map<string, Remembered>();
  return {
    /** The earlier response, or null for a new key, which is then reserved. */
    take(key: string, fingerprint: string): Answer | null {
      const found = known.get(key);
      if (found === undefined) {
        known.set(key, { fingerprint, answer: null });
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
    /** Stores responses, including errors; a request that never started (429) is not stored. */
    keep(key: string, fingerprint: string, answer: Answer): void {
      if (answer.status === 429) known.delete(key);
      else known.set(key, { fingerprint, answer });
    },
  };
};
