import { Refusal } from './refusal.ts';

export type Answer = { status: number; body: object };

type Remembered = { fingerprint: string; answer: Answer | null };

/** The provider's memory of keys: the first answer comes again, another request under the same key is refused. */
export const createIdempotency = () => {
  const known = new Map<string, Remembered>();
  return {
    /** The answer that was given before, or null for a key that is new and now taken. */
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
    /** Answers are kept, mishaps too; a request that was never begun (429) is not. */
    keep(key: string, fingerprint: string, answer: Answer): void {
      if (answer.status === 429) known.delete(key);
      else known.set(key, { fingerprint, answer });
    },
  };
};
