import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../boot/services.ts';
import type { Payments } from '../provider/payments.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { attempt } from './attempt.ts';
import { claimDue, close, endPause, findOpen, isRefundDue, postpone } from './store.ts';

/** Obligations tried in one run; the next run goes on. */
const maxTried = 500;
/** Letters of an error that are kept. */
const maxErrorLength = 300;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, maxErrorLength);

/** What one run tried: the customers concerned, and the obligations that the provider's answers left open. */
export type Run = { customers: readonly string[]; leftOpen: ReadonlySet<string> };

/**
 * Tries what is owed and due, each obligation once; to `customer` only, if one is named. An error stays with its
 * obligation and is never thrown. `leftOpen` has the ids of what was tried in vain, without what had to wait for a refund.
 */
export const fulfillDue = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  customer?: string,
): Promise<Run> => {
  const tried: string[] = [];
  const customers = new Set<string>();
  const leftOpen = new Set<string>();
  while (tried.length < maxTried) {
    const obligation = await claimDue(db, clock(), { customer, except: tried });
    if (obligation === null) break;
    tried.push(obligation.id);
    customers.add(obligation.customer);
    const isRefundOwed = await isRefundDue(db, obligation.customer);
    const outcome = await attempt(db, payments, obligation, isRefundOwed, clock()).catch((error: unknown) => ({
      is: 'open' as const,
      why: wordsOf(error),
    }));
    if (outcome.is === 'done') {
      await close(db, obligation, outcome.proof, clock());
      continue;
    }
    await postpone(db, obligation, outcome.why, clock());
    const hasWaited = isRefundOwed && obligation.kind !== 'refund';
    if (!hasWaited) leftOpen.add(obligation.id);
    // The refund was made meanwhile, by another run.
    else if (!(await isRefundDue(db, obligation.customer))) await endPause(db, obligation.customer, clock());
  }
  return { customers: [...customers], leftOpen };
};

/** How long a person waits for an obligation that another run, for example that of an event, is trying. */
const patienceMs = 3_000;
const lookAgainMs = 100;

/**
 * Fulfills what is owed to a customer while they wait, and returns how many obligations the provider has not fulfilled. What another
 * run is trying at the moment is waited for, unless this run has seen that the provider will not do it now.
 */
export const fulfillFor = async (
  services: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  customer: string,
): Promise<number> => {
  const until = Date.now() + patienceMs;
  const inVain = new Set<string>();
  for (;;) {
    const { leftOpen } = await fulfillDue(services, payments, customer);
    for (const id of leftOpen) inVain.add(id);
    const open = await findOpen(services.db, customer);
    const isStuck = open.some(({ id, kind }) => kind === 'refund' && inVain.has(id));
    if (isStuck || open.every(({ id }) => inVain.has(id)) || Date.now() >= until) return open.length;
    await sleep(lookAgainMs);
  }
};

/** The same, and then fetches the new state of everybody concerned. */
export const fulfillAndSynchronize = async (
  services: Services,
  payments: Payments,
  onFault: (error: unknown) => void,
  customer?: string,
): Promise<void> => {
  const { customers } = await fulfillDue(services, payments, customer);
  for (const one of customers) await synchronize(services, payments, one).catch(onFault);
};
