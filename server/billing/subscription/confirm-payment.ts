import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { runCharge } from '../charges/run-charge.ts';
import { claimAsked } from '../charges/store.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { idOf } from '../provider/id-of.ts';
import { mySubscription } from './get-my-subscription.ts';
import { actOn, runningOf } from './running-subscription.ts';

/** The oldest open invoice of the subscription: of a renewal, or of a change that waits for its payment. */
export const startConfirmation: Handler<typeof api.startConfirmation> = async ({ session, services }) => {
  const { payments, customer, id } = await runningOf(services, session.user.id);
  const { invoices, subscriptions } = payments.stripe;
  const [open, subscription] = await askProvider(() =>
    Promise.all([
      invoices.list({ customer, subscription: id, status: 'open', limit: 100, expand: ['data.confirmation_secret'] }),
      subscriptions.retrieve(id),
    ]),
  );
  const [oldest] = open.data.toSorted((a, b) => a.created - b.created);
  const secret = oldest?.confirmation_secret?.client_secret;
  if (oldest === undefined || secret === undefined) throw new Problem('nothing-due');
  return {
    clientSecret: secret,
    paymentMethod: idOf(subscription.default_payment_method),
    amount: oldest.amount_due,
    currency: oldest.currency,
  };
};

/** Events of the provider say the same, a little later. */
export const finishConfirmation: Handler<typeof api.finishConfirmation> = async ({ session, services }) => {
  const { db, clock } = services;
  const [job] = await claimAsked(db, session.user.id, clock());
  if (job === undefined) return actOn(services, session, async () => undefined);
  const { payments } = await runningOf(services, session.user.id);
  const outcome = await askProvider(() => runCharge(services, payments, job));
  if (outcome.is === 'failed') throw new Problem('payment-failed', { message: outcome.message });
  return mySubscription(services, session.user.id);
};
