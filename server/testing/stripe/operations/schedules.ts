import { customerOf, itemOf, updated } from '../bill.ts';
import { refuseIfOver } from '../change-price.ts';
import { phaseWith, scheduleWith } from '../objects/subscriptions.ts';
import { enterPhase, phaseAt, release } from '../phases.ts';
import { Refusal } from '../refusal.ts';
import { idOf, laterBy } from '../world.ts';
import { metadataOf } from './metadata-of.ts';
import type { Operations } from './operations-type.ts';
import { priceOf } from './price-of.ts';

export const schedules = {
  'subscriptionSchedules.create': (world, params) => {
    const subscription = world.get('subscription', params.from_subscription ?? '');
    refuseIfOver(subscription);
    if (subscription.schedule !== null)
      throw new Refusal(400, { message: 'The subscription is already attached to a schedule.' });
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const schedule = scheduleWith({
      id: world.id('sub_sched'),
      created: world.nowOf(customerOf(subscription)),
      customer: customerOf(subscription),
      subscription: subscription.id,
      phases: [phaseWith({ price: price.id, start, end, card: idOf(subscription.default_payment_method) })],
      test_clock: subscription.test_clock,
      billing_mode: subscription.billing_mode,
    });
    world.tables.subscription_schedule.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    updated(world, subscription);
    return schedule;
  },
  'subscriptionSchedules.retrieve': (world, _params, id) => world.get('subscription_schedule', id),
  'subscriptionSchedules.update': (world, params, id) => {
    const schedule = world.get('subscription_schedule', id);
    if (schedule.status !== 'active')
      throw new Refusal(400, { message: `The schedule is ${schedule.status} and cannot be updated.` });
    const starts: number[] = [];
    if (params.phases !== undefined)
      schedule.phases = params.phases.map((phase) => {
        const start = typeof phase.start_date === 'number' ? phase.start_date : (starts.at(-1) ?? schedule.created);
        const end =
          typeof phase.end_date === 'number'
            ? phase.end_date
            : laterBy(start, phase.duration?.interval ?? 'month', start);
        starts.push(end);
        const card = phase.default_payment_method;
        if (card !== undefined) world.get('payment_method', card);
        return phaseWith({ price: priceOf(world, phase.items[0]?.price).id, start, end, card: card ?? null });
      });
    const card = params.default_settings?.default_payment_method;
    if (card !== undefined) schedule.default_settings.default_payment_method = world.get('payment_method', card).id;
    schedule.metadata = { ...schedule.metadata, ...metadataOf(params.metadata) };
    const now = world.nowOf(idOf(schedule.customer) ?? '');
    const subscription = world.get('subscription', idOf(schedule.subscription) ?? '');
    const phase = phaseAt(schedule, now);
    if (phase !== undefined) enterPhase(world, subscription, schedule, phase);
    world.emit('subscription_schedule.updated', schedule, now);
    updated(world, subscription);
    return schedule;
  },
  'subscriptionSchedules.release': (world, _params, id) => {
    const schedule = world.get('subscription_schedule', id);
    if (schedule.status !== 'active')
      throw new Refusal(400, { message: `The schedule is ${schedule.status} and cannot be released.` });
    const subscription = world.get('subscription', idOf(schedule.subscription) ?? '');
    release(world, schedule);
    updated(world, subscription);
    return schedule;
  },
} satisfies Partial<Operations>;
