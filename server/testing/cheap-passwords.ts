import { vi } from 'vitest';

/** What a hash costs in tests: a hundredth. `password.test.ts` has the real one. */
const cheap = { memoryCost: 256, timeCost: 1, parallelism: 1 };
const cheapPart = `m=${cheap.memoryCost},t=${cheap.timeCost},p=${cheap.parallelism}`;
/** The parameters that a hash says it was made with. */
const costs = /m=\d+,t=\d+,p=\d+/;

// The hashes name the requested cost, so that everything else works as with real ones.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const hash: typeof real.hash = async (password, options) => {
    const { memoryCost = 0, timeCost = 0, parallelism = 1 } = options ?? {};
    return (await real.hash(password, cheap)).replace(costs, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
  };
  const verify: typeof real.verify = (stored, password) =>
    real.verify(String(stored).replace(costs, cheapPart), password);
  return { ...real, hash, verify };
});
