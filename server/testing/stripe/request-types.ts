import type { Stripe } from 'stripe';

/** Every request that the double understands, by the name of its route: what it may hold is what the package says. */
export type Requests = {
  'customers.create': Stripe.CustomerCreateParams;
  'customers.retrieve': Stripe.CustomerRetrieveParams;
  'customers.del': Stripe.CustomerDeleteParams;
  'products.create': Stripe.ProductCreateParams;
  'prices.create': Stripe.PriceCreateParams;
  'prices.retrieve': Stripe.PriceRetrieveParams;
  'prices.update': Stripe.PriceUpdateParams;
  'subscriptions.create': Stripe.SubscriptionCreateParams;
  'subscriptions.retrieve': Stripe.SubscriptionRetrieveParams;
  'subscriptions.update': Stripe.SubscriptionUpdateParams;
  'subscriptions.cancel': Stripe.SubscriptionCancelParams;
  'subscriptions.list': Stripe.SubscriptionListParams;
  'subscriptionSchedules.create': Stripe.SubscriptionScheduleCreateParams;
  'subscriptionSchedules.update': Stripe.SubscriptionScheduleUpdateParams;
  'subscriptionSchedules.release': Stripe.SubscriptionScheduleReleaseParams;
  'invoices.retrieve': Stripe.InvoiceRetrieveParams;
  'invoices.list': Stripe.InvoiceListParams;
  'invoices.pay': Stripe.InvoicePayParams;
  'invoices.voidInvoice': Stripe.InvoiceVoidInvoiceParams;
  'invoices.createPreview': Stripe.InvoiceCreatePreviewParams;
  'charges.retrieve': Stripe.ChargeRetrieveParams;
  'charges.list': Stripe.ChargeListParams;
  'refunds.create': Stripe.RefundCreateParams;
  'paymentIntents.retrieve': Stripe.PaymentIntentRetrieveParams;
  'paymentIntents.confirm': Stripe.PaymentIntentConfirmParams;
  'setupIntents.create': Stripe.SetupIntentCreateParams;
  'setupIntents.retrieve': Stripe.SetupIntentRetrieveParams;
  'setupIntents.confirm': Stripe.SetupIntentConfirmParams;
  'setupIntents.list': Stripe.SetupIntentListParams;
  'testClocks.create': Stripe.TestHelpers.TestClockCreateParams;
  'testClocks.retrieve': Stripe.TestHelpers.TestClockRetrieveParams;
  'testClocks.advance': Stripe.TestHelpers.TestClockAdvanceParams;
  'testClocks.del': Stripe.TestHelpers.TestClockDeleteParams;
};
