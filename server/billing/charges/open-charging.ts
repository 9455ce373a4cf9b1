import { setTimeout as sleep } from 'node:timers/promises';
import { createNap } from '../../queue/nap.ts';
import type { Payments } from '../provider/payments.ts';
import type { Charging } from './charging.ts';
import { runCharge } from './run-charge.ts';
import { type ChargeJob, claimCharges, findCharge } from './store.ts';

type Needed = Parameters<typeof runCharge>[0];

/** Each waits for a bank and uses no processor time. */
const maxAtOnce = 20;
const tickMs = 2_000;
const lookMs = 50;

export const openCharging = (
  services: Needed,
  payments: Payments | null,
  onFault: (error: unknown) => void,
): Charging => {
  const { db, clock } = services;
  const nap = createNap();
  const running = new Set<Promise<void>>();
  let isClosed = false;
  let failures = 0;

  const start = (job: ChargeJob, by: Payments): void => {
    const run = runCharge(services, by, job)
      .then(() => undefined, onFault)
      .finally(() => {
        running.delete(run);
        nap.wake();
      });
    running.add(run);
  };
  const claim = async (maxRows: number): Promise<ChargeJob[]> => {
    try {
      const jobs = await claimCharges(db, clock(), maxRows);
      failures = 0;
      return jobs;
    } catch (error) {
      // A connection may be lost once; the next look is two seconds away.
      failures += 1;
      if (failures > 1) onFault(error);
      return [];
    }
  };
  const work = async (by: Payments): Promise<void> => {
    for (;;) {
      if (isClosed) return;
      nap.attend();
      const free = maxAtOnce - running.size;
      if (free > 0) for (const job of await claim(free)) start(job, by);
      await nap.sleep(tickMs);
    }
  };
  const working = payments === null ? Promise.resolve() : work(payments);
  return {
    wake: nap.wake,
    async settled(id, withinMs) {
      const until = Date.now() + withinMs;
      for (;;) {
        const job = await findCharge(db, id);
        if (job?.state !== 'open' || Date.now() >= until) return job;
        await sleep(lookMs);
      }
    },
    async close() {
      isClosed = true;
      nap.wake();
      await working;
      await Promise.all(running);
    },
  };
};
