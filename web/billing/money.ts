import { currencyFormat } from '../ui/intl.ts';
import type { Plan } from '#contract/api/billing.ts';

/** '$11.99' for 1199 cents of 'usd'. */
export const moneyOf = (cents: number, currency: string): string => currencyFormat(currency).format(cents / 100);

type Prices = Pick<Plan, 'price_monthly' | 'price_annual'>;

/** The monthly price of an annual plan, in cents, rounded up so that a page never shows less than is charged. */
export const perMonthOf = ({ price_annual }: Pick<Plan, 'price_annual'>): number => Math.ceil(price_annual / 12);

/** How much cheaper a year is than twelve months, in whole percent, rounded down. 0 if it is not cheaper. */
export const savingPercentOf = ({ price_monthly, price_annual }: Prices): number => {
  const months = price_monthly * 12;
  return months <= price_annual ? 0 : Math.floor(((months - price_annual) * 100) / months);
};
