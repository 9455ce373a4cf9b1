import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { adminTransactions } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { transactions, users } from '../../db/schema.ts';
import { countOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { ordering } from '../tables/ordering.ts';
import type { Mark, Table } from '../tables/table.ts';
import { isCalled } from '../users/store.ts';

export type TransactionsFilter = InputOf<typeof adminTransactions>;
export type ListedTransaction = typeof transactions.$inferSelect & { username: string | null };

const columns = {
  id: transactions.id,
  userId: transactions.userId,
  username: users.displayUsername,
  stripeId: transactions.stripeId,
  status: transactions.status,
  amountCents: transactions.amountCents,
  refundedCents: transactions.refundedCents,
  currency: transactions.currency,
  paymentMethod: transactions.paymentMethod,
  createdAt: transactions.createdAt,
};

const { key, orderBy, within } = ordering({
  key: transactions.createdAt,
  type: 'timestamptz',
  id: transactions.id,
  idType: 'uuid',
});

const labelsOf = ({ status }: TransactionsFilter) => (status === undefined ? {} : { labels: [status] });
const hasStatus = ({ status }: TransactionsFilter) =>
  status === undefined ? undefined : eq(transactions.status, status);

export const transactionsTable: Table<TransactionsFilter, ListedTransaction & Mark> = {
  count: async (db, filter) => ({
    total: countOf(await countsByLabel(db, 'transactions', labelsOf(filter))),
    days: () => countsByDay(db, 'transactions', labelsOf(filter)),
  }),

  /** The latest of everybody who is called so, and the one with this id at the provider. */
  async find(db, search, filter, most) {
    const people = db.select({ id: users.id }).from(users).where(isCalled(search)).limit(most).as('people');
    const theirs = db
      .select({ id: transactions.id, createdAt: transactions.createdAt })
      .from(transactions)
      .where(and(eq(transactions.userId, people.id), hasStatus(filter)))
      .orderBy(desc(transactions.createdAt))
      .limit(most)
      .as('theirs');
    const ofPeople = db
      .select({ id: theirs.id, createdAt: theirs.createdAt })
      .from(people)
      .innerJoinLateral(theirs, sql`true`);
    const named = db
      .select({ id: transactions.id, createdAt: transactions.createdAt })
      .from(transactions)
      .where(and(eq(transactions.stripeId, search), hasStatus(filter)));
    const found = unionAll(ofPeople, named).as('found');
    const rows = await db.select({ id: found.id }).from(found).orderBy(desc(found.createdAt)).limit(most);
    return [...new Set(rows.map(({ id }) => id))];
  },

  async rows(db, { filter, ids, beyond }, window) {
    const page = db
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(hasStatus(filter), ids === null ? undefined : inArray(transactions.id, [...ids]), within(window, beyond)),
      )
      .orderBy(...orderBy(window.order))
      .limit(window.take)
      .offset(window.skip)
      .as('page');
    return db
      .select({ ...columns, key })
      .from(transactions)
      .innerJoin(page, eq(page.id, transactions.id))
      .leftJoin(users, eq(users.id, transactions.userId))
      .orderBy(...orderBy(window.order));
  },
};
