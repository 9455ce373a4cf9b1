import { attempt, customerOf, intentOf, voidInvoice } from '../bill.ts';
import { linesOfChange } from '../change-price.ts';
import { invoiceWith } from '../objects/invoices.ts';
import { cardRefusal } from '../pay.ts';
import { Refusal } from '../refusal.ts';
import { taxOf } from '../tax.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';
import { priceOf } from './price-of.ts';

export const invoices = {
  'invoices.retrieve': (world, _params, id) => world.get('invoice', id),
  'invoices.list': (world, params) =>
    page(
      '/v1/invoices',
      [...world.tables.invoice.values()].filter(
        ({ customer, status, parent }) =>
          (params.customer === undefined || customer === params.customer) &&
          (params.status === undefined || status === params.status) &&
          (params.subscription === undefined || parent?.subscription_details?.subscription === params.subscription),
      ),
      params,
    ),
  // Rule `stopped-draft`.
  'invoices.update': (world, params, id) => {
    const invoice = world.get('invoice', id);
    if (params.auto_advance === undefined)
      throw new Refusal(400, { message: 'The double updates auto_advance of an invoice only.' });
    if (!['draft', 'open'].includes(invoice.status ?? ''))
      throw new Refusal(400, { message: 'Finalized invoices that are not open can’t be updated in this way.' });
    invoice.auto_advance = params.auto_advance;
    if (!params.auto_advance) invoice.automatically_finalizes_at = null;
    return invoice;
  },
  'invoices.pay': (world, params, id) => {
    const invoice = world.get('invoice', id);
    if (invoice.status !== 'open')
      throw new Refusal(400, { code: 'invoice_already_paid', message: 'Invoice is already paid' });
    if (!attempt(world, invoice, params.payment_method ?? null)) throw cardRefusal(intentOf(world, invoice));
    return invoice;
  },
  'invoices.voidInvoice': (world, _params, id) => {
    const invoice = world.get('invoice', id);
    if (invoice.status !== 'open')
      throw new Refusal(400, { message: `You can only pass in open invoices. This invoice isn't open.` });
    voidInvoice(world, invoice);
    return invoice;
  },
  'invoices.createPreview': (world, params) => {
    const subscription = world.get('subscription', params.subscription ?? '');
    const price = priceOf(world, params.subscription_details?.items?.[0]?.price);
    return invoiceWith({
      id: world.id('upcoming_in'),
      created: world.nowOf(customerOf(subscription)),
      currency: subscription.currency,
      customer: customerOf(subscription),
      billing_reason: 'upcoming',
      test_clock: subscription.test_clock,
      subscription: subscription.id,
      lines: linesOfChange(world, subscription, price),
      number: null,
      status: 'draft',
      tax: taxOf(world, subscription),
    });
  },
} satisfies Partial<Operations>;
