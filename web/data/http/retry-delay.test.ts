import { describe, expect, it } from 'vitest';
import { ApiError, unreachable } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { retryDelayFor } from './retry-delay.ts';

const refused = (status: number, code: string, retryAfterSeconds?: number): ApiError =>
  new ApiError(status, { code, message: '', ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });

describe('retrying', () => {
  it('waits as long as the server says, or five seconds, and shows it', () => {
    expect(retryDelayFor(refused(503, 'busy', 2), 1)).toEqual({
      seconds: 2,
      message: 'We are busy. Trying again in 2 s',
    });
    expect(retryDelayFor(refused(503, 'unavailable'), 1)?.seconds).toBe(5);
    expect(retryDelayFor(refused(409, 'still-running', 2), 5)?.seconds).toBe(2);
    expect(retryDelayFor(unreachable(), 1)).toEqual({
      seconds: 5,
      message: 'Connection lost. Trying again in 5 s',
    });
  });

  it('stops if a retry would fail the same way, and after six attempts', () => {
    for (const code of ['unreadable-file', 'quota-exceeded', 'signed-out', 'internal', 'too-many-requests'])
      expect(retryDelayFor(refused(400, code, 1), 1)).toBeNull();
    expect(retryDelayFor(refused(503, 'busy', 1), 6)).toBeNull();
    expect(retryDelayFor(new Error('a bug'), 1)).toBeNull();
  });

  it('gives every analysis its own idempotency key, which the server accepts', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
