import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { settleCharge } from '../charges/settle-charge.ts';
import { beginCharge } from '../charges/store.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { isCustomerMissing } from '../provider/place.ts';
import { refuseIfEnded, runningOf } from './running-subscription.ts';

export const startCardChange: Handler<typeof api.startCardChange> = async ({ session, services }) => {
  const running = await runningOf(services, session.user.id);
  const { payments, customer } = running;
  const { client_secret: clientSecret } = await askProvider(async () => {
    try {
      return await payments.stripe.setupIntents.create({ customer, usage: 'off_session' });
    } catch (error) {
      if (isCustomerMissing(error)) await refuseIfEnded(services, running);
      throw error;
    }
  });
  if (clientSecret === null) throw new Problem('payments-unavailable');
  return { clientSecret };
};

/** The webhook does the same, in case this call never comes. */
export const finishCardChange: Handler<typeof api.finishCardChange> = async ({ session, services }) => {
  const { row } = await runningOf(services, session.user.id);
  const job = await beginCharge(services.db, { userId: row.userId, kind: 'card', price: null }, services.clock());
  return settleCharge(services, row.userId, job.id);
};
