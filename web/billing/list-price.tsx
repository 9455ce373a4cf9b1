import { defaultPlans } from '#contract/product/default-plans.ts';
import { NoScript } from '../ui/no-script.tsx';
import { moneyOf } from './money.ts';

const [, premium] = defaultPlans;
const { price_monthly: monthly, price_annual: annual, currency } = premium;

/** The built-in Premium price, labeled as such, for visitors without JavaScript. */
export const ListPrice = () => (
  <NoScript>
    The list price of Premium is {moneyOf(monthly, currency)} a month or {moneyOf(annual, currency)} a year. Today’s
    price and the payment need JavaScript, which is switched off in this browser.
  </NoScript>
);
