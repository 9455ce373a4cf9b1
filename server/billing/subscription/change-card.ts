import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { adoptNewestCard } from '../provider/adopt-card.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { actOn, runningOf } from './running-subscription.ts';

export const startCardChange: Handler<typeof api.startCardChange> = async ({ session, services }) => {
  const { payments, customer } = await runningOf(services, session.user.id);
  const { client_secret: clientSecret } = await askProvider(() =>
    payments.stripe.setupIntents.create({ customer, usage: 'off_session' }),
  );
  if (clientSecret === null) throw new Problem('payments-unavailable');
  return { clientSecret };
};

/** The webhook does the same, in case this call never comes. */
export const finishCardChange: Handler<typeof api.finishCardChange> = async ({ session, services }) =>
  actOn(services, session, ({ payments, customer, id }) => adoptNewestCard(payments, customer, id));
