/** One thing that the provider does: what we rely on, where it says so, and where it can be tried. */
export type Rule = {
  says: string;
  /** A page of the provider's documentation, or a type of the `stripe` package with its comment. */
  source: string;
  /** Why it can only be tried with the double; null: `npm run test:stripe-live` tries it with the real provider, too. */
  onlyDouble: string | null;
};

const docs = (path: string): string => `https://docs.stripe.com/${path}`;

/**
 * What the double does, one sentence each. `rules.test.ts` tries every one of them, against the double or, with a key, against
 * the real provider: it is the release gate. A rule marked 'assumed' is the stricter of two readings of the source.
 */
export const rules = {
  'same-key-same-answer': {
    says: 'A repeated idempotency key gets the status and body of the first request, errors included.',
    source: docs('api/idempotent_requests'),
    onlyDouble: null,
  },
  'other-parameters': {
    says: 'The same key with other parameters is an error.',
    source: docs('api/idempotent_requests'),
    onlyDouble: null,
  },
  'nothing-began': {
    says: 'A request whose parameters are invalid, or that conflicts with another one, leaves nothing under its key.',
    source: docs('api/idempotent_requests'),
    onlyDouble: null,
  },
  'key-in-flight': {
    says: 'While a request is carried out, another one with its key gets 409 idempotency_key_in_use.',
    source: `${docs('api/idempotent_requests')}; code idempotency_key_in_use of Invoice.LastFinalizationError`,
    onlyDouble: null,
  },
  'key-for-a-day': {
    says: 'Keys are forgotten once they are 24 hours old.',
    source: docs('api/idempotent_requests'),
    onlyDouble: 'it takes a day',
  },
  'flexible-by-default': {
    says: 'Without a billing_mode a new subscription is flexible.',
    source: 'SubscriptionCreateParams.BillingMode.type',
    onlyDouble: null,
  },
  'credit-of-debit': {
    says: 'Flexible mode credits unused time by the amount that was debited, not by the current price.',
    source: docs('billing/subscriptions/billing-mode/compare'),
    onlyDouble: null,
  },
  'unpaid-first': {
    says: 'A first invoice that is not paid within 23 hours is voided, and its subscription becomes incomplete_expired.',
    source: 'Subscription.status',
    onlyDouble: null,
  },
  'incomplete-is-fixed': {
    says: 'Of an incomplete subscription, only metadata and default_source can be updated.',
    source: 'Subscription.status',
    onlyDouble: null,
  },
  'void-leaves-status': {
    says: 'Voiding the first invoice leaves its subscription incomplete: only payment and time end that (assumed).',
    source: `InvoiceResource.voidInvoice; ${docs('api/invoices/void')} names no effect on a subscription`,
    onlyDouble: null,
  },
  'cancel-stops-collecting': {
    says: 'Canceling stops the collection of finalized invoices. They stay open and can be paid by hand.',
    source: 'SubscriptionResource.cancel',
    onlyDouble: null,
  },
  'draft-hour': {
    says: 'The invoice of a renewal is a draft for about an hour, without number, payment or page, and is then attempted.',
    source: 'Invoice.attempted, Invoice.hosted_invoice_url, Invoice.ending_balance',
    onlyDouble: null,
  },
  'stopped-draft': {
    says: 'A draft with auto_advance=false stays a draft. That of a subscription can be neither deleted nor voided.',
    source: `InvoiceResource.update, InvoiceResource.del; ${docs('invoicing/integration/automatic-advancement-collection')}`,
    onlyDouble: null,
  },
  'latest-invoice-decides': {
    says: 'A subscription is past_due while its latest invoice is not paid, and active again once that is paid.',
    source: docs('billing/subscriptions/overview#subscription-statuses'),
    onlyDouble: null,
  },
  retries: {
    says: 'A failed renewal is retried by the schedule of the account.',
    source: docs('billing/revenue-recovery/smart-retries'),
    onlyDouble: 'the schedule is set in the dashboard',
  },
  'after-retries': {
    says: 'After the last retry a subscription is canceled, unpaid or left past_due, by the settings of the account; invoices of an unpaid one stay drafts.',
    source: `Subscription.status; ${docs('billing/revenue-recovery/smart-retries')}`,
    onlyDouble: 'it is set in the dashboard',
  },
  'which-card': {
    says: "Renewals are paid with the subscription's default card, otherwise with the customer's.",
    source: 'Subscription.default_payment_method',
    onlyDouble: null,
  },
  'saves-card': {
    says: 'With save_default_payment_method=on_subscription, the card of a successful payment becomes the default.',
    source: 'Subscription.PaymentSettings.save_default_payment_method',
    onlyDouble: null,
  },
  'schedule-sets-price': {
    says: 'A phase of a schedule sets the price when it begins.',
    source: docs('billing/subscriptions/subscription-schedules'),
    onlyDouble: null,
  },
  'schedule-touches-card': {
    says: "A phase without a card leaves the subscription without one: invoices then use the customer's.",
    source: 'SubscriptionScheduleUpdateParams.Phase.default_payment_method',
    onlyDouble: null,
  },
  'release-keeps-running': {
    says: 'Releasing a schedule leaves its subscription as it is.',
    source: 'SubscriptionScheduleResource.release',
    onlyDouble: null,
  },
  'schedule-manages': {
    says: 'cancel_at_period_end cannot be set while a schedule manages the subscription.',
    source: docs('billing/subscriptions/subscription-schedules'),
    onlyDouble: null,
  },
  'error-if-incomplete': {
    says: 'With error_if_incomplete, a change whose payment fails gets 402 and changes nothing.',
    source: docs('billing/subscriptions/pending-updates'),
    onlyDouble: null,
  },
  'pending-update': {
    says: 'With pending_if_incomplete, a change whose payment fails or needs its holder waits in pending_update, applies once its invoice is paid, and is dropped when that is voided or after 23 hours. Only price and proration can wait.',
    source: docs('billing/subscriptions/pending-updates-reference'),
    onlyDouble: null,
  },
  'asks-each-time': {
    says: 'A card that needs its holder stops a renewal at requires_action, and the subscription becomes past_due.',
    source: `Subscription.status; ${docs('testing#three-ds-cards')}`,
    onlyDouble: null,
  },
  'set-up-once': {
    says: 'A card that was set up with its holder is charged later without them.',
    source: docs('testing#three-ds-cards'),
    onlyDouble: 'only a browser can answer the bank',
  },
  'pending-refund': {
    says: 'A refund is pending while the bank works on it, or while the balance of the account cannot cover it.',
    source:
      'Refund.pending_reason; https://support.stripe.com/questions/pending-refunds-due-to-insufficient-funds-or-stripe-balance',
    onlyDouble: null,
  },
  'refund-fails-later': {
    says: 'A refund that had succeeded can fail later; the charge is then less refunded than it was.',
    source: `Refund.failure_balance_transaction; ${docs('testing#refunds')}`,
    onlyDouble: null,
  },
  'disputed-is-not-refunded': {
    says: 'A disputed charge is not refunded.',
    source: 'code charge_disputed of Invoice.LastFinalizationError',
    onlyDouble: null,
  },
  'deleting-cancels': {
    says: 'Deleting a customer cancels their subscriptions at once.',
    source: 'CustomerResource.del',
    onlyDouble: null,
  },
  'deleted-is-said': {
    says: 'A deleted customer can still be retrieved, as deleted.',
    source: 'CustomerResource.retrieve',
    onlyDouble: null,
  },
  'list-of-nobody': {
    says: 'A list of what a customer has is refused with resource_missing when there is no such customer; that of a deleted one is given (assumed).',
    source: `${docs('error-codes#resource-missing')}; ${docs('api/customers/delete')}`,
    onlyDouble: null,
  },
  'other-mode': {
    says: 'Ids of the other mode are missing, and the message ends in where they are.',
    source: `${docs('keys#test-live-modes')}; https://github.com/craftcms/commerce-stripe/issues/121`,
    onlyDouble: 'the real service needs a second key',
  },
  'clocks-apart': {
    says: 'Customers are listed newest first, those of a test clock only if it is named.',
    source: 'CustomerListParams.test_clock',
    onlyDouble: null,
  },
  'revoked-key': {
    says: 'Every request with a key that is no longer valid gets 401.',
    source: 'StripeAuthenticationError',
    onlyDouble: null,
  },
  'restricted-key': {
    says: 'A request that a restricted key does not allow gets 403.',
    source: 'StripePermissionError',
    onlyDouble: 'the real service needs a second key',
  },
  'tax-needs-place': {
    says: 'Automatic tax needs a place that the provider recognizes: customer_tax_location_invalid otherwise.',
    source: docs('tax/customer-locations'),
    onlyDouble: null,
  },
  'inclusive-tax': {
    says: 'With inclusive prices the total is the price, and the invoice says how much of it is tax.',
    source: 'Price.tax_behavior; Invoice.total_excluding_tax',
    onlyDouble: 'the real service needs Stripe Tax and a registration',
  },
  'events-for-a-month': {
    says: 'Events can be listed for 30 days, newest first.',
    source: 'EventResource.list',
    onlyDouble: null,
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
