import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Password = typeof import('./password.ts');

// With the real cost parameters, which other tests reduce.
let password: Password;
beforeAll(async () => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
  password = await import('./password.ts');
});
afterAll(() => vi.resetModules());

describe('a password', () => {
  it('B7: is hashed with argon2id, at a cost of 19 MiB and two passes', async () => {
    const { verify } = await import('@node-rs/argon2');
    const stored = await password.hashPassword('correct horse 7');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // The hash was made with the parameters that it names: a second implementation that reads them verifies it.
    expect(await verify(stored, 'correct horse 7')).toBe(true);
    expect(await password.verifyPassword(stored, 'correct horse 7')).toBe(true);
    expect(await password.verifyPassword(stored, 'correct horse 8')).toBe(false);
  });

  it('B7: is rehashed when its hash has other parameters', async () => {
    const { hash } = await import('@node-rs/argon2');
    const old = await hash('correct horse 7', { memoryCost: 4096, timeCost: 1 });
    expect(password.isOutdated(old)).toBe(true);
    expect(password.isOutdated(await password.hashPassword('correct horse 7'))).toBe(false);
  });
});
