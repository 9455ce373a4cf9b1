import { and, eq, gt, inArray, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import { maxFound } from '#contract/api/admin/pages.ts';
import type { listUsers } from '#contract/api/admin/tables.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { foldedName } from '../../identity/accounts/folded-name.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { users } from '../../db/schema.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { countOf } from '../counts/days.ts';
import { beginning, containing, minPartLength } from '../tables/pattern.ts';
import { byIndex } from '../tables/by-index.ts';
import { ordering } from '../tables/ordering.ts';
import { type Found, type Mark, type Table, upToMax } from '../tables/table.ts';
import { graceBegan, isPremiumLabel, premiumStatuses } from './premium.ts';

export type UsersFilter = InputOf<typeof listUsers>;

const columns = {
  id: users.id,
  username: users.displayUsername,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  pastDueSince: users.pastDueSince,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  suspendedAt: users.suspendedAt,
};
export type ListedUser = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'email'
  | 'emailVerified'
  | 'role'
  | 'subscriptionStatus'
  | 'pastDueSince'
  | 'createdAt'
  | 'lastLoginAt'
  | 'suspendedAt'
> & { username: string };

/** null for an invalid or unknown id. */
export const findUser = async (db: Database | Transaction, id: string): Promise<ListedUser | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row ?? null;
};

/** How many people have a failed payment and are still in the grace period. */
export const countInGrace = (db: Database, now: Date, further?: SQL): Promise<number> =>
  db.$count(users, and(isInGrace(now), further));

const isInGrace = (now: Date): SQL | undefined =>
  and(eq(users.subscriptionStatus, 'past_due'), gt(users.pastDueSince, graceBegan(now)));

const mayBePremium = sql`${users.subscriptionStatus} IN ('active', 'trialing', 'past_due')`;

const hasPlan = (plan: UsersFilter['plan'], now: Date): SQL | undefined => {
  if (plan === undefined) return undefined;
  const isPremium = or(inArray(users.subscriptionStatus, premiumStatuses), isInGrace(now));
  // Repeats the statuses so that the partial index on them is used.
  if (plan === 'premium') return and(mayBePremium, isPremium);
  // Without a date of the failed payment the comparison is null, which means Free.
  return not(sql`coalesce(${isPremium}, false)`);
};

const stateOf = { suspended: isNotNull(users.suspendedAt), unverified: eq(users.emailVerified, false) };

/** The filter without the plan: the count labels do not always tell the plan. */
const isOfKind = ({ role, state }: UsersFilter): SQL | undefined =>
  and(role === undefined ? undefined : eq(users.role, role), state === undefined ? undefined : stateOf[state]);

const matching = (filter: UsersFilter, now: Date): SQL | undefined => and(isOfKind(filter), hasPlan(filter.plan, now));

/** Whether people with this count label match the filter. */
const fits = (label: string, { role, state }: UsersFilter): boolean => {
  const [hasRole, , verified, suspended] = label.split('|');
  if (role !== undefined && hasRole !== role) return false;
  return state === undefined || verified === state || suspended === state;
};

const byUser = { table: users, id: users.id, idType: 'uuid' } as const;
const orders = {
  joined: ordering({ key: users.createdAt, type: 'timestamptz', ...byUser }),
  lastLogin: ordering({ key: sql`coalesce(${users.lastLoginAt}, '-infinity')`, type: 'timestamptz', ...byUser }),
  username: ordering({ key: users.username, type: 'text', ...byUser }),
};

export const usersTable: Table<UsersFilter, ListedUser & Mark> = {
  async count(db, filter, now) {
    const labels = (await countsByLabel(db, 'users')).filter(({ label }) => fits(label, filter));
    const all = countOf(labels);
    const names = labels.map(({ label }) => label);
    if (filter.plan === undefined)
      return {
        total: all,
        days: async () => (filter.sort === 'joined' ? countsByDay(db, 'users', { labels: names }) : null),
      };
    const paying = countOf(labels.filter(({ label }) => isPremiumLabel(label)));
    const premium = paying + (await countInGrace(db, now, isOfKind(filter)));
    return { total: filter.plan === 'premium' ? premium : all - premium, days: async () => null };
  },

  async find(db, search, filter, now) {
    const rows = await byIndex(db, async (transaction) =>
      transaction
        .select({ id: users.id })
        .from(users)
        .where(and(isCalled(search), matching(filter, now)))
        .limit(maxFound + 1),
    );
    return upToMax(rows.map(({ id }) => id));
  },

  async rows(db, { filter, ...reach }, window, now) {
    const order = orders[filter.sort];
    const page = order.page(db, matching(filter, now), reach, window);
    return db
      .select({ ...columns, key: order.key })
      .from(users)
      .innerJoin(page, eq(page.id, users.id))
      .orderBy(...order.orderBy(window.order));
  },
};

/** A search for activity stops at more people than this: it would read a handful of rows for each of them. */
const maxPeople = 100;

/** Ids of people whose name matches; `isAll` is false when there are more. */
export const findPeople = async (db: Database, search: string): Promise<Found> => {
  const rows = await byIndex(db, async (transaction) =>
    transaction
      .select({ id: users.id })
      .from(users)
      .where(isCalled(search))
      .limit(maxPeople + 1),
  );
  return { ids: rows.slice(0, maxPeople).map(({ id }) => id), isAll: rows.length <= maxPeople };
};

/** Matches part of the name or address, their beginning, or the id. */
const isCalled = (search: string): SQL | undefined => {
  if (isUuid(search)) return eq(users.id, search.toLowerCase());
  const text = foldedName(search);
  const pattern = text.length < minPartLength ? beginning(text) : containing(text);
  return or(like(users.username, pattern), like(users.email, pattern));
};
