import type * as api from '#contract/api/my-subscription.ts';
import { openInvoice } from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { findInvoices } from '../records/store.ts';

export const listInvoices: Handler<typeof api.listInvoices> = async ({ session, services: { db } }) => ({
  invoices: (await findInvoices(db, session.user.id)).map((row) => ({
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    amount: row.amountCents,
    refunded: row.refundedCents,
    currency: row.currency,
    status: row.status,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    address: row.address === null ? null : openInvoice.path.replace(':id', row.id),
  })),
});
