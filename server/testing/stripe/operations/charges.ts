import type { Stripe } from 'stripe';
import { refundWith } from '../objects/payments.ts';
import { Refusal } from '../refusal.ts';
import { idOf, type World } from '../world.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';

const day = 24 * 3600;

export const charges = {
  'charges.retrieve': (world, _params, id) => world.get('charge', id),
  'charges.list': (world, params) =>
    page(
      '/v1/charges',
      [...world.tables.charge.values()].filter(
        ({ customer, payment_intent: intent }) =>
          (params.customer === undefined || customer === params.customer) &&
          (params.payment_intent === undefined || intent === params.payment_intent),
      ),
      params,
    ),
  'refunds.create': (world, params) => {
    const paid = world.get('charge', params.charge ?? '');
    const left = paid.amount_captured - paid.amount_refunded;
    const amount = params.amount ?? left;
    // Rule `disputed-is-not-refunded`.
    const dispute = [...world.tables.dispute.values()].find(({ charge }) => charge === paid.id);
    if (dispute !== undefined && dispute.status !== 'won')
      throw new Refusal(400, { code: 'charge_disputed', message: `Charge ${paid.id} has been charged back.` });
    if (left === 0 || amount > left)
      throw new Refusal(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paid.id} has already been refunded.`,
      });
    const customer = idOf(paid.customer) ?? '';
    const now = world.nowOf(customer);
    const pending = pendingReason(world, paid, amount);
    const refund = refundWith({
      id: world.id('re'),
      created: now,
      currency: paid.currency,
      amount,
      charge: paid.id,
      payment_intent: idOf(paid.payment_intent),
      reason: params.reason ?? null,
      status: pending === null ? 'succeeded' : 'pending',
      ...(pending === null ? {} : { pending_reason: pending }),
    });
    world.tables.refund.set(refund.id, refund);
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount_captured;
    if (world.settings.balanceCents !== null && pending === null) world.settings.balanceCents -= amount;
    world.emit('refund.created', refund, now);
    world.emit('charge.refunded', paid, now);
    const behaviour = behaviourOf(world, paid);
    if (behaviour === 'refunds-slowly') world.at(customer, now + day, () => succeed(world, refund));
    if (behaviour === 'refund-fails') world.at(customer, now + day, () => failRefund(world, refund.id));
    return refund;
  },
  'refunds.list': (world, params) =>
    page(
      '/v1/refunds',
      [...world.tables.refund.values()].filter((refund) => refund.charge === params.charge),
      params,
    ),
} satisfies Partial<Operations>;

const behaviourOf = (world: World, { payment_method: method }: Stripe.Charge) => world.behaviours.get(method ?? '');

/** Rule `pending-refund`. */
const pendingReason = (world: World, paid: Stripe.Charge, amount: number): Stripe.Refund.PendingReason | null => {
  const { balanceCents } = world.settings;
  if (balanceCents !== null && balanceCents < amount) return 'insufficient_funds';
  return behaviourOf(world, paid) === 'refunds-slowly' ? 'processing' : null;
};

const tell = (world: World, refund: Stripe.Refund, isFailed: boolean): void => {
  const paid = world.get('charge', idOf(refund.charge) ?? '');
  const now = world.nowOf(idOf(paid.customer) ?? '');
  world.emit('charge.refund.updated', refund, now);
  world.emit(isFailed ? 'refund.failed' : 'refund.updated', refund, now);
};

const succeed = (world: World, refund: Stripe.Refund): void => {
  if (refund.status !== 'pending') return;
  refund.status = 'succeeded';
  delete refund.pending_reason;
  tell(world, refund, false);
};

/** The account has money again: what waited for it is paid, oldest first. */
export const fillBalance = (world: World): void => {
  world.settings.balanceCents = null;
  for (const refund of world.tables.refund.values())
    if (refund.pending_reason === 'insufficient_funds') succeed(world, refund);
};

/** Rule `refund-fails-later`: a bank returns a refund, days after it was made; its money is with the seller again. */
export const failRefund = (world: World, id: string): void => {
  const refund = world.get('refund', id);
  if (refund.status === 'failed') return;
  const paid = world.get('charge', idOf(refund.charge) ?? '');
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  delete refund.pending_reason;
  paid.amount_refunded -= refund.amount;
  paid.refunded = false;
  tell(world, refund, true);
};
