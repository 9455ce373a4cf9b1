import Stripe from 'stripe';
import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider, paymentsOf } from '../provider/ask-provider.ts';
import { findPlan, savePrices } from '../records/store.ts';
import { toPlan } from './to-plan.ts';

/** Sets the amounts that the pages show to those that the provider will charge. */
export const updateStripePlans: Handler<typeof api.updateStripePlans> = async ({
  input,
  session,
  services,
  request,
}) => {
  const { stripe, isTaxed } = paymentsOf(services);
  const plan = await findPlan(services.db, 'premium');
  if (plan === null) throw new Problem('not-found');
  const [monthly, annual] = await askProvider(
    () => Promise.all([priceOf(stripe, input.premiumMonthlyPriceId), priceOf(stripe, input.premiumAnnualPriceId)]),
    'We cannot check these prices with the payment provider. Please try again.',
  );
  refuseFaults({
    premiumMonthlyPriceId: faultOf('monthly', 'month', monthly, isTaxed),
    premiumAnnualPriceId: faultOf('annual', 'year', annual, isTaxed) ?? faultBetween(monthly, annual, plan.currency),
  });

  const saved = await savePrices(services.db, plan.id, {
    stripePriceIdMonthly: input.premiumMonthlyPriceId,
    stripePriceIdAnnual: input.premiumAnnualPriceId,
    priceMonthlyCents: monthly?.unit_amount ?? plan.priceMonthlyCents,
    priceAnnualCents: annual?.unit_amount ?? plan.priceAnnualCents,
  });
  const before = [plan.stripePriceIdMonthly, plan.stripePriceIdAnnual];
  const after = [saved.stripePriceIdMonthly, saved.stripePriceIdAnnual];
  request.log.warn(
    { security: 'prices-changed', user: session.user.id, before, after },
    'the prices of Premium were changed',
  );
  return { plan: toPlan(saved) };
};

/** null when the provider has no such price. */
const priceOf = (stripe: Stripe, id: string): Promise<Stripe.Price | null> =>
  stripe.prices.retrieve(id).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
    throw error;
  });

/** The first reason why a price does not fit, as a sentence for an operator; null when it fits. */
const faultOf = (
  name: string,
  interval: 'month' | 'year',
  price: Stripe.Price | null,
  isTaxed: boolean,
): string | null => {
  if (price === null) return `The payment provider has no ${name} price with this ID.`;
  if (!price.active) return `The ${name} price is archived.`;
  const { recurring } = price;
  if (recurring === null) return `The ${name} price is charged once, not every ${interval}.`;
  if (recurring.interval !== interval || recurring.interval_count !== 1)
    return `The ${name} price is charged every ${recurring.interval_count} ${recurring.interval}, not every ${interval}.`;
  if (recurring.usage_type !== 'licensed' || price.unit_amount === null || price.unit_amount <= 0)
    return `The ${name} price is not a single fixed amount in whole cents.`;
  if (isTaxed && price.tax_behavior !== 'inclusive')
    return `The ${name} price does not include tax: set its tax behavior to inclusive, because STRIPE_TAX is inclusive.`;
  return null;
};

const faultBetween = (monthly: Stripe.Price | null, annual: Stripe.Price | null, currency: string): string | null => {
  if (monthly === null || annual === null) return null;
  if (productOf(monthly) !== productOf(annual))
    return 'The annual price belongs to a different product than the monthly one.';
  return monthly.currency === currency && annual.currency === currency
    ? null
    : `Both prices must be in ${currency.toUpperCase()}.`;
};

const productOf = ({ product }: Stripe.Price): string => (typeof product === 'string' ? product : product.id);

const refuseFaults = (faults: Record<string, string | null>): void => {
  const fields = Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  const messages = Object.values(fields);
  if (messages.length > 0) throw new Problem('price-unfit', { message: messages.join(' '), fields });
};
