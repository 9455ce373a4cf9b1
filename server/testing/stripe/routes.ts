import type { Requests } from './request-types.ts';

type Row = { method: 'GET' | 'POST' | 'DELETE'; path: RegExp; name: keyof Requests };

const row = (method: Row['method'], path: string, name: keyof Requests): Row => ({
  method,
  path: new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`),
  name,
});

/** The provider's routes. */
export const routes: readonly Row[] = [
  row('POST', 'customers', 'customers.create'),
  row('GET', 'customers/:id', 'customers.retrieve'),
  row('POST', 'customers/:id', 'customers.update'),
  row('DELETE', 'customers/:id', 'customers.del'),
  row('POST', 'products', 'products.create'),
  row('POST', 'prices', 'prices.create'),
  row('GET', 'prices/:id', 'prices.retrieve'),
  row('POST', 'prices/:id', 'prices.update'),
  row('POST', 'subscriptions', 'subscriptions.create'),
  row('GET', 'subscriptions', 'subscriptions.list'),
  row('GET', 'subscriptions/:id', 'subscriptions.retrieve'),
  row('POST', 'subscriptions/:id', 'subscriptions.update'),
  row('DELETE', 'subscriptions/:id', 'subscriptions.cancel'),
  row('POST', 'subscription_schedules', 'subscriptionSchedules.create'),
  row('GET', 'subscription_schedules/:id', 'subscriptionSchedules.retrieve'),
  row('POST', 'subscription_schedules/:id', 'subscriptionSchedules.update'),
  row('POST', 'subscription_schedules/:id/release', 'subscriptionSchedules.release'),
  row('POST', 'invoices/create_preview', 'invoices.createPreview'),
  row('GET', 'invoices', 'invoices.list'),
  row('GET', 'invoices/:id', 'invoices.retrieve'),
  row('POST', 'invoices/:id/pay', 'invoices.pay'),
  row('POST', 'invoices/:id/void', 'invoices.voidInvoice'),
  row('GET', 'charges', 'charges.list'),
  row('GET', 'charges/:id', 'charges.retrieve'),
  row('POST', 'refunds', 'refunds.create'),
  row('GET', 'refunds', 'refunds.list'),
  row('GET', 'disputes', 'disputes.list'),
  row('POST', 'disputes/:id', 'disputes.update'),
  row('POST', 'disputes/:id/close', 'disputes.close'),
  row('GET', 'payment_intents/:id', 'paymentIntents.retrieve'),
  row('POST', 'payment_intents/:id/confirm', 'paymentIntents.confirm'),
  row('POST', 'setup_intents', 'setupIntents.create'),
  row('GET', 'setup_intents', 'setupIntents.list'),
  row('GET', 'setup_intents/:id', 'setupIntents.retrieve'),
  row('POST', 'setup_intents/:id/confirm', 'setupIntents.confirm'),
  row('POST', 'test_helpers/test_clocks', 'testClocks.create'),
  row('GET', 'test_helpers/test_clocks/:id', 'testClocks.retrieve'),
  row('POST', 'test_helpers/test_clocks/:id/advance', 'testClocks.advance'),
  row('DELETE', 'test_helpers/test_clocks/:id', 'testClocks.del'),
];
