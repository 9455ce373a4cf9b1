import type { Stripe } from 'stripe';
import { list } from './accounts.ts';

/** Rule `inclusive-tax`: what an invoice says of tax. */
export type TaxOfInvoice = { isOn: boolean; within: (cents: number) => number; customer: Stripe.Customer };

export const hostedUrl = (id: string): string => `https://invoice.stripe.com/i/${id}`;

export type Line = { amount: number; start: number; end: number; price: string; isProration: boolean };

const lineWith = (invoice: string, subscription: string, line: Line, index: number): Stripe.InvoiceLineItem =>
  ({
    id: `il_${invoice}_${index}`,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: '' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: line.amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem;

export const invoiceWith = (
  base: Pick<Stripe.Invoice, 'id' | 'created' | 'currency' | 'customer' | 'billing_reason' | 'test_clock'> & {
    subscription: string;
    lines: readonly Line[];
    number: string | null;
    status: Stripe.Invoice.Status;
    tax: TaxOfInvoice;
  },
): Stripe.Invoice => {
  const { subscription, lines, tax, ...rest } = base;
  const isDraft = base.status === 'draft';
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total);
  return {
    ...rest,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Test',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: tax.isOn,
      liability: tax.isOn ? { type: 'self' } : null,
      provider: null,
      status: tax.isOn ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    confirmation_secret: null,
    custom_fields: null,
    customer_account: null,
    customer_address: tax.customer.address ?? null,
    customer_email: null,
    customer_name: tax.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: tax.customer.tax_exempt ?? 'none',
    customer_tax_ids: (tax.customer.tax_ids?.data ?? []).map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: isDraft ? null : base.created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: isDraft ? null : hostedUrl(base.id),
    invoice_pdf: isDraft ? null : `https://pay.stripe.com/invoice/${base.id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(
      `/v1/invoices/${base.id}/lines`,
      lines.map((line, index) => lineWith(base.id, subscription, line, index)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: list(`/v1/invoices/${base.id}/payments`, []),
    period_end: base.created,
    period_start: base.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total - tax.within(total),
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - tax.within(total),
    total_pretax_credit_amounts: [],
    total_taxes: tax.isOn
      ? [
          {
            amount: tax.within(total),
            tax_behavior: 'inclusive',
            tax_rate_details: null,
            taxability_reason: 'standard_rated',
            taxable_amount: total - tax.within(total),
            type: 'tax_rate_details',
          },
        ]
      : [],
    webhooks_delivered_at: base.created,
  } satisfies Stripe.Invoice;
};

export const invoicePaymentWith = (
  base: Pick<Stripe.InvoicePayment, 'id' | 'created' | 'currency' | 'invoice'> & { amount: number; intent: string },
): Stripe.InvoicePayment => {
  const { amount, intent, ...rest } = base;
  return {
    ...rest,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
};
