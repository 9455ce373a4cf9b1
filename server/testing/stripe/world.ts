import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Behaviour } from './cards.ts';
import { noSuch } from './refusal.ts';

export type DoubleEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
};

/** Something scheduled, at a second of a clock (null: the real one). */
type Appointment = { at: number; clock: string | null; keep: () => void };

/** What the owner of a real account sets in its dashboard, and what its balance allows. */
export type Settings = {
  /** When a failed renewal is tried again, in days, and what follows the last attempt (rules `retries`, `after-retries`). */
  dunning: { retryDays: readonly number[]; lastly: 'cancel' | 'unpaid' | 'past_due' };
  /** How long a renewal's invoice stays a draft (rule `draft-hour`). */
  draftSeconds: number;
  /** Money that refunds can be paid from; null: enough (rule `pending-refund`). */
  balanceCents: number | null;
};

const settingsAtFirst = (): Settings => ({
  dunning: { retryDays: [3, 8, 15], lastly: 'cancel' },
  draftSeconds: 3600,
  balanceCents: null,
});

/** The whole state of the double, and the few ways in which it changes. `now`: the real clock, in milliseconds. */
export const createWorld = (now: () => number = Date.now) => {
  const realNow = (): number => Math.floor(now() / 1000);
  const tables = {
    customer: new Map<string, Stripe.Customer>(),
    product: new Map<string, Stripe.Product>(),
    price: new Map<string, Stripe.Price>(),
    subscription: new Map<string, Stripe.Subscription>(),
    subscription_schedule: new Map<string, Stripe.SubscriptionSchedule>(),
    invoice: new Map<string, Stripe.Invoice>(),
    payment_intent: new Map<string, Stripe.PaymentIntent>(),
    setup_intent: new Map<string, Stripe.SetupIntent>(),
    payment_method: new Map<string, Stripe.PaymentMethod>(),
    charge: new Map<string, Stripe.Charge>(),
    refund: new Map<string, Stripe.Refund>(),
    dispute: new Map<string, Stripe.Dispute>(),
    clock: new Map<string, Stripe.TestHelpers.TestClock>(),
  };
  type Tables = typeof tables;
  type Kind = keyof Tables;
  type ThingOf<K extends Kind> = Tables[K] extends Map<string, infer Thing> ? Thing : never;

  const behaviours = new Map<string, Behaviour>();
  const events: DoubleEvent[] = [];
  const listeners: ((event: DoubleEvent) => void)[] = [];
  let appointments: Appointment[] = [];
  let counter = 0;

  const left = new Map<string, string | null>();
  const deletedCustomers = new Map<string, string | null>();
  const clockOf = (customerId: string): string | null =>
    idOf(tables.customer.get(customerId)?.test_clock ?? deletedCustomers.get(customerId) ?? null);

  const world = {
    settings: settingsAtFirst(),
    account: 'acct_double',
    tables,
    /**
     * Leaves everything behind, as when keys of the other mode, or of another account, are used: nothing of before is
     * known, though the provider may say where it is (rule `other-mode`).
     */
    leave(hint: string | null): void {
      for (const [kind, table] of Object.entries(tables)) {
        if (kind === 'clock') continue;
        for (const id of table.keys()) left.set(id, hint);
        table.clear();
      }
      deletedCustomers.clear();
      appointments = [];
    },
    /** With the clock of each, on which their open invoices live on. */
    deletedCustomers,
    /** Changes of subscriptions that wait for the payment of an invoice. */
    pending: new Map<string, { invoice: string; apply: () => void }>(),
    /** Cards that their holder has set up for charges without them (rule `set-up-once`). */
    setUp: new Set<string>(),
    behaviours,
    events,
    id: (prefix: string): string =>
      `${prefix}_${(counter += 1).toString(36).padStart(4, '0')}${randomBytes(8).toString('hex')}`,
    get<K extends Kind>(kind: K, id: string): ThingOf<K> {
      const thing: unknown = tables[kind].get(id);
      if (thing === undefined) throw noSuch(kind, id, left.get(id) ?? null);
      // The table of a kind contains nothing else.
      return thing as ThingOf<K>;
    },
    /** Rule `list-of-nobody`: a list of a customer who never was is refused; one of a deleted customer is given. */
    refuseListOfNobody(customer: string | undefined): void {
      if (customer === undefined || tables.customer.has(customer) || deletedCustomers.has(customer)) return;
      throw noSuch('customer', customer, left.get(customer) ?? null, 'customer');
    },
    /** Seconds since 1970, by the customer's clock. */
    nowOf(customerId: string): number {
      const clock = clockOf(customerId);
      return clock === null ? realNow() : world.get('clock', clock).frozen_time;
    },
    realNow,
    emit(type: string, object: object, created: number): void {
      const event: DoubleEvent = {
        id: world.id('evt'),
        object: 'event',
        api_version: apiVersion,
        created,
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      };
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    onEvent: (listener: (event: DoubleEvent) => void): void => void listeners.push(listener),
    at(customerId: string, at: number, keep: () => void): void {
      appointments.push({ at, clock: clockOf(customerId), keep });
    },
    /** Runs everything that is due on a clock, in order; the clock shows each moment while it runs. */
    passTime(clock: Stripe.TestHelpers.TestClock | null, until: number): void {
      for (;;) {
        const [next] = appointments
          .filter((each) => each.clock === (clock?.id ?? null) && each.at <= until)
          .toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        appointments = appointments.filter((each) => each !== next);
        if (clock !== null) clock.frozen_time = Math.max(clock.frozen_time, next.at);
        next.keep();
      }
      if (clock !== null) clock.frozen_time = until;
    },
  };
  return world;
};

export type World = ReturnType<typeof createWorld>;

/** The version of the provider's protocol that the double speaks. */
export const apiVersion = '2026-10-28.endive';

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** A month or a year later, on the same day or the last of a shorter month. */
export const laterBy = (seconds: number, interval: string, anchor: number): number => {
  const from = new Date(seconds * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const months = interval === 'year' ? 12 : 1;
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = from.getTime() % 86_400_000;
  return Math.floor((Date.UTC(year, month, Math.min(day, last)) + time) / 1000);
};
