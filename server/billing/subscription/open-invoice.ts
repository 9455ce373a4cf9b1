import type * as api from '#contract/api/my-subscription.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { findInvoice, type InvoiceRow } from '../records/store.ts';

type Asking = Pick<Call<typeof api.openInvoice>, 'input' | 'session' | 'services'>;

export const findOwnInvoice = async ({ input, session, services }: Asking): Promise<InvoiceRow> => {
  const row = await findInvoice(services.db, session.user.id, input.id);
  if (row === null || row.address === null) throw new Problem('not-found');
  return row;
};

export const openInvoice: Handler<typeof api.openInvoice, { loaded: InvoiceRow }> = async (call) => {
  const { services, reply, loaded } = call;
  return reply.redirect((await freshAddress(services, loaded)) ?? loaded.address ?? '/profile');
};

/** null when the provider is away or does not know the invoice: the stored address may still work. */
const freshAddress = async ({ payments }: Pick<Services, 'payments'>, row: InvoiceRow): Promise<string | null> => {
  if (payments === null) return null;
  const found = await payments.stripe.invoices.retrieve(row.stripeId).catch(() => null);
  return found?.hosted_invoice_url ?? null;
};
