import type * as api from '#contract/api/admin/tables.ts';
import type { Handler } from '../../http/handler.ts';
import type { Columns } from '#contract/csv.ts';
import { sendCsv } from '../tables/csv.ts';
import { recordExport } from '../tables/record-export.ts';
import { allRows, pageOf } from '../tables/table.ts';
import { type ListedTransaction, transactionsTable } from './store.ts';

const toTransaction = (row: ListedTransaction): api.AdminTransaction => ({
  id: row.id,
  user_id: row.userId,
  username: row.username ?? undefined,
  amount: row.amountCents,
  refunded: row.refundedCents,
  currency: row.currency,
  status: row.status,
  payment_method: row.paymentMethod ?? undefined,
  providerId: row.stripeId,
  created_at: row.createdAt.toISOString(),
});

export const listTransactions: Handler<typeof api.listTransactions> = async ({ input, services: { db, clock } }) => {
  const { rows, ...page } = await pageOf(transactionsTable, db, input, clock());
  return { transactions: rows.map(toTransaction), ...page };
};

/** Whole cents as '14.99', so that a spreadsheet adds them up correctly. */
const money = (cents: number): string => (cents / 100).toFixed(2);

const columns: Columns<api.AdminTransaction> = {
  id: ({ id }) => id,
  'user id': ({ user_id }) => user_id,
  username: ({ username }) => username,
  amount: ({ amount }) => money(amount),
  refunded: ({ refunded }) => money(refunded),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  'payment method': ({ payment_method }) => payment_method,
  'provider id': ({ providerId }) => providerId,
  time: ({ created_at }) => created_at,
};

export const exportTransactions: Handler<typeof api.exportTransactions> = async (call) => {
  const { db, clock } = call.services;
  const now = clock();
  recordExport(call, 'transactions');
  const rows = allRows(transactionsTable, db, call.input, now);
  return sendCsv(call.reply, { name: 'transactions', now, columns, rows, show: toTransaction });
};
