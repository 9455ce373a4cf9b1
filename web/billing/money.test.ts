import { describe, expect, it } from 'vitest';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { moneyOf, perMonthOf, savingPercentOf } from './money.ts';

const [, premium] = defaultPlans;

describe('the labels of a price', () => {
  it('have the specified texts for the default plans', () => {
    expect(moneyOf(premium.price_monthly, premium.currency)).toBe('$14.99');
    expect(moneyOf(perMonthOf(premium), premium.currency)).toBe('$11.99');
    expect(moneyOf(premium.price_annual, premium.currency)).toBe('$143.88');
    expect(savingPercentOf(premium)).toBe(20);
  });

  it("are rounded in the customer's favor: months up, savings down", () => {
    const other = { price_monthly: 1499, price_annual: 14990 };
    expect(perMonthOf(other)).toBe(1250);
    expect(savingPercentOf(other)).toBe(16);
  });

  it('promise no saving where there is none', () => {
    expect(savingPercentOf({ price_monthly: 1000, price_annual: 12000 })).toBe(0);
    expect(savingPercentOf({ price_monthly: 1000, price_annual: 13000 })).toBe(0);
    expect(savingPercentOf({ price_monthly: 0, price_annual: 0 })).toBe(0);
  });
});
