import type { BillingPeriod } from '#contract/api/billing.ts';
import { moneyOf, perMonthOf } from '../../billing/money.ts';
import type { ShownPlan } from '../../billing/use-plans.ts';
import { classes } from '../../ui/class-names.ts';
import { words } from './words.ts';

/** The monthly price in large type, and below it the amount charged at once. */
export const PlanPrice = ({
  plan,
  period,
  hasPrice,
}: {
  plan: ShownPlan;
  period: BillingPeriod;
  hasPrice: boolean;
}) => {
  if (plan.kind === 'free') return <Price large={moneyOf(0, plan.currency)} small={words.forever} />;
  // As tall as the price, so that the layout does not shift.
  if (!hasPrice) return <Price large="…" small={words.loadingPrice} isWaiting />;
  const { price_monthly: monthly, price_annual: annual, currency } = plan;
  if (period === 'monthly')
    return <Price large={moneyOf(monthly, currency)} unit={words.perMonth} small={words.billedMonthly} />;
  return (
    <Price
      large={moneyOf(perMonthOf(plan), currency)}
      unit={words.perMonth}
      small={words.billedAnnually(moneyOf(annual, currency))}
    />
  );
};

const Price = ({
  large,
  unit,
  small,
  isWaiting = false,
}: {
  large: string;
  unit?: string;
  small: string;
  /** Without JavaScript it would load forever. */
  isWaiting?: boolean;
}) => (
  <p className={classes('mt-5', isWaiting && 'unscripted:hidden')}>
    <span className="font-serif text-4xl font-semibold tabular-nums">{large}</span>
    {unit !== undefined && <span className="text-ink-soft">{unit}</span>}
    <span className="mt-1 block text-ink-soft tabular-nums">{small}</span>
  </p>
);
