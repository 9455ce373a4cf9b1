import type { Plan } from '#contract/api/billing.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string): Intl.NumberFormat => {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
};

/** '$11.99' for 1199 cents of 'usd'. */
export const moneyOf = (cents: number, currency: string): string => formatOf(currency).format(cents / 100);

type Prices = Pick<Plan, 'price_monthly' | 'price_annual'>;

/** The monthly price of an annual plan, in cents, rounded up so that a page never shows less than is charged. */
export const perMonthOf = ({ price_annual }: Pick<Plan, 'price_annual'>): number => Math.ceil(price_annual / 12);

/** How much cheaper a year is than twelve months, in whole percent, rounded down. 0 if it is not cheaper. */
export const savingPercentOf = ({ price_monthly, price_annual }: Prices): number => {
  const months = price_monthly * 12;
  return months <= price_annual ? 0 : Math.floor(((months - price_annual) * 100) / months);
};
