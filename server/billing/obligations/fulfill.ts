import type { Services } from '../../boot/services.ts';
import type { Payments } from '../provider/payments.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { attempt } from './attempt.ts';
import { claimDue, close, countOpen, postpone } from './store.ts';

/** Obligations tried in one run; the next run goes on. */
const maxTried = 500;
/** Letters of an error that are kept. */
const maxErrorLength = 300;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, maxErrorLength);

/**
 * Tries what is owed and due, each obligation once; to `customer` only, if one is named. An error stays with its
 * obligation and is never thrown. `customers` are those whose state at the provider may have changed; `open` counts what
 * this customer, if named, is still owed.
 */
export const fulfillDue = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  customer?: string,
): Promise<{ customers: readonly string[]; open: number }> => {
  const tried: string[] = [];
  const customers = new Set<string>();
  while (tried.length < maxTried) {
    const obligation = await claimDue(db, clock(), { customer, except: tried });
    if (obligation === null) break;
    tried.push(obligation.id);
    customers.add(obligation.customer);
    const isRefundOwed = (await countOpen(db, obligation.customer, 'refund')) > 0;
    const outcome = await attempt(db, payments, obligation, isRefundOwed, clock()).catch((error: unknown) => ({
      is: 'open' as const,
      why: wordsOf(error),
    }));
    if (outcome.is === 'done') await close(db, obligation.id, outcome.proof, clock());
    else await postpone(db, obligation, outcome.why, clock());
  }
  return { customers: [...customers], open: customer === undefined ? 0 : await countOpen(db, customer) };
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
