import type Stripe from 'stripe';
import type { updateStripePlans } from '#contract/billing.ts';
import type { Handler } from '../handler.ts';
import { Problem } from '../problem.ts';
import { askProvider, isRefusal, paymentsOf } from './ask-provider.ts';
import { findPlan, savePrices } from './store.ts';
import { toPlan } from './to-plan.ts';

/** The amounts that the pages show become those that the provider will charge. */
export const updatePrices: Handler<typeof updateStripePlans> = async ({ input, session, services, request }) => {
  const { stripe } = paymentsOf(services);
  const plan = await findPlan(services.db, 'premium');
  if (plan === null) throw new Problem('not-found');
  const wanted = [
    { name: 'monthly', field: 'premiumMonthlyPriceId', id: input.premiumMonthlyPriceId, interval: 'month' },
    { name: 'annual', field: 'premiumAnnualPriceId', id: input.premiumAnnualPriceId, interval: 'year' },
  ] as const;
  const prices = await askProvider('We cannot ask the payment provider about these prices. Please try again.', () =>
    Promise.all(wanted.map(({ id }) => priceOf(stripe, id))),
  );
  const faults = wanted.flatMap((want, index) =>
    faultOf(want, prices[index] ?? null).map((fault) => [want.field, fault] as const),
  );
  if (faults.length > 0) throw unfit(faults);
  const [monthly, annual] = prices;
  if (monthly == null || annual == null) throw unfit([]);
  if (productOf(monthly) !== productOf(annual))
    throw unfit([['premiumAnnualPriceId', 'The annual price belongs to another product than the monthly one.']]);
  if (monthly.currency !== plan.currency || annual.currency !== plan.currency)
    throw unfit([['premiumAnnualPriceId', `Both prices must be in ${plan.currency.toUpperCase()}.`]]);

  const saved = await savePrices(services.db, plan.id, {
    stripePriceIdMonthly: monthly.id,
    stripePriceIdAnnual: annual.id,
    priceMonthlyCents: monthly.unit_amount ?? 0,
    priceAnnualCents: annual.unit_amount ?? 0,
  });
  const before = [plan.stripePriceIdMonthly, plan.stripePriceIdAnnual];
  request.log.warn(
    { security: 'prices-changed', user: session.user.id, before, after: [monthly.id, annual.id] },
    'the prices of Premium were changed',
  );
  return { plan: toPlan(saved) };
};

type Wanted = { name: string; interval: 'month' | 'year' };

const priceOf = (stripe: Stripe, id: string): Promise<Stripe.Price | null> =>
  stripe.prices.retrieve(id).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });

/** The first reason why a price does not fit, in words for an operator. */
const faultOf = ({ name, interval }: Wanted, price: Stripe.Price | null): string[] => {
  if (price === null) return [`The payment provider has no ${name} price with this ID.`];
  if (!price.active) return [`The ${name} price is archived.`];
  const { recurring } = price;
  if (recurring === null) return [`The ${name} price is charged once, not every ${interval}.`];
  if (recurring.interval !== interval || recurring.interval_count !== 1)
    return [
      `The ${name} price is charged every ${recurring.interval_count} ${recurring.interval}, not every ${interval}.`,
    ];
  if (recurring.usage_type !== 'licensed' || price.unit_amount === null || price.unit_amount <= 0)
    return [`The ${name} price is not one fixed amount in whole cents.`];
  return [];
};

const productOf = ({ product }: Stripe.Price): string => (typeof product === 'string' ? product : product.id);

const unfit = (faults: readonly (readonly [string, string])[]): Problem =>
  new Problem('price-unfit', {
    message: faults.map(([, fault]) => fault).join(' '),
    fields: Object.fromEntries(faults),
  });
