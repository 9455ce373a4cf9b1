import type { Services } from '../boot/services.ts';
import type { Payments } from './provider/payments.ts';
import { synchronize } from './synchronize/synchronize.ts';

/** Each customer costs three calls at once; the provider allows 25 a second to each list and 100 in all. */
const atOnce = 6;
/** Customers between two calls of `onProgress`. */
const batch = 60;

/** Fetches and stores the state of these customers. Returns how many could not be asked; their errors go to `onFault`. */
export const askAbout = async (
  services: Services,
  payments: Payments,
  customers: Iterable<string>,
  { onFault, onProgress }: { onFault: (error: unknown) => void; onProgress: () => Promise<void> },
): Promise<number> => {
  const waiting = [...customers];
  let failed = 0;
  const ask = async (group: string[]): Promise<void> => {
    for (let customer = group.pop(); customer !== undefined; customer = group.pop())
      await synchronize(services, payments, customer).catch((error: unknown) => {
        failed += 1;
        onFault(error);
      });
  };
  while (waiting.length > 0) {
    const group = waiting.splice(0, batch);
    await Promise.all(Array.from({ length: atOnce }, () => ask(group)));
    await onProgress();
  }
  return failed;
};
