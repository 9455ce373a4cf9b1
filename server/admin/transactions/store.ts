import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { maxFound } from '#contract/api/admin/pages.ts';
import type { listTransactions } from '#contract/api/admin/tables.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { transactions, users } from '../../db/schema.ts';
import { countOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { ordering } from '../tables/ordering.ts';
import { type Mark, type Table, upToMax } from '../tables/table.ts';
import { findPeople } from '../users/store.ts';

export type TransactionsFilter = InputOf<typeof listTransactions>;
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

const order = ordering({
  table: transactions,
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

  /** The latest payments of everyone whose name matches, and the one with this id at the provider. */
  async find(db, search, filter) {
    const people = await findPeople(db, search);
    const rows = await db
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(or(inArray(transactions.userId, people.ids), eq(transactions.stripeId, search)), hasStatus(filter)))
      .orderBy(desc(transactions.createdAt))
      .limit(maxFound + 1);
    const found = upToMax(rows.map(({ id }) => id));
    return { ids: found.ids, isAll: found.isAll && people.isAll };
  },

  async rows(db, { filter, ...reach }, window) {
    const page = order.page(db, hasStatus(filter), reach, window);
    return db
      .select({ ...columns, key: order.key })
      .from(transactions)
      .innerJoin(page, eq(page.id, transactions.id))
      .leftJoin(users, eq(users.id, transactions.userId))
      .orderBy(...order.orderBy(window.order));
  },
};
