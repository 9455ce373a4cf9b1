import { refundWith } from '../objects/payments.ts';
import { Refusal } from '../refusal.ts';
import { idOf, type World } from '../world.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';

export const charges = {
  'charges.retrieve': (world, _params, id) => world.get('charge', id),
  'charges.list': (world, params) =>
    page(
      '/v1/charges',
      [...world.tables.charge.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
  'refunds.create': (world, params) => {
    const paid = world.get('charge', params.charge ?? '');
    const left = paid.amount_captured - paid.amount_refunded;
    const amount = params.amount ?? left;
    if (paid.disputed) throw new Refusal(400, { code: 'charge_disputed', message: 'The charge is disputed.' });
    if (left === 0 || amount > left)
      throw new Refusal(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paid.id} has already been refunded.`,
      });
    const now = world.nowOf(idOf(paid.customer) ?? '');
    const refund = refundWith({
      id: world.id('re'),
      created: now,
      currency: paid.currency,
      amount,
      charge: paid.id,
      payment_intent: idOf(paid.payment_intent),
      reason: params.reason ?? null,
    });
    world.tables.refund.set(refund.id, refund);
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount_captured;
    world.emit('charge.refunded', paid, now);
    return refund;
  },
  'refunds.list': (world, params) =>
    page(
      '/v1/refunds',
      [...world.tables.refund.values()].filter((refund) => refund.charge === params.charge),
      params,
    ),
} satisfies Partial<Operations>;

/** A bank returns a refund, days after it was made: its money is with the seller again. */
export const failRefund = (world: World, id: string): void => {
  const refund = world.get('refund', id);
  const paid = world.get('charge', idOf(refund.charge) ?? '');
  refund.status = 'failed';
  paid.amount_refunded -= refund.amount;
  paid.refunded = false;
  world.emit('charge.refund.updated', refund, world.nowOf(idOf(paid.customer) ?? ''));
};
