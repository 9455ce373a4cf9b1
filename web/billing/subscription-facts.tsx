import type { BillingPeriod } from '#contract/api/billing.ts';
import { dayOf } from '../ui/dates.ts';
import { moneyOf } from './money.ts';

const words = {
  plan: 'Plan',
  price: 'Price',
  period: { monthly: 'a month', annual: 'a year' },
  next: 'Next payment',
  noNext: 'None (no further charges)',
} as const;

/** The plan of a subscription and its price, as a list of terms. */
export const SubscriptionFacts = ({
  subscription: { planName, amount, currency, billingPeriod, nextBillingDate },
  more = [],
}: {
  subscription: {
    planName: string;
    amount: number;
    currency: string;
    billingPeriod: BillingPeriod;
    nextBillingDate: string | null;
  };
  more?: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
    {[
      [words.plan, planName],
      [words.price, `${moneyOf(amount, currency)} ${words.period[billingPeriod]}`],
      [words.next, nextBillingDate === null ? words.noNext : dayOf(nextBillingDate)],
      ...more,
    ].map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
