import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { subscriptions } from '../db/schema.ts';

/** What we know of a subscription of the provider. */
export type Known = { amountCents: number };

/** Our current subscriptions among these ids of the provider. */
export const findKnown = async (db: Database, stripeIds: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  if (stripeIds.length === 0) return new Map();
  const rows = await db
    .select({ stripeId: subscriptions.stripeId, amountCents: subscriptions.amountCents })
    .from(subscriptions)
    .where(and(inArray(subscriptions.stripeId, [...stripeIds]), eq(subscriptions.isCurrent, true)));
  return new Map(rows.flatMap(({ stripeId, amountCents }) => (stripeId === null ? [] : [[stripeId, { amountCents }]])));
};
