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
  subscription: { planName, amount, currency, billingPeriod, nextBillingDate, nextPeriod },
  more = [],
}: {
  subscription: {
    planName: string;
    amount: number;
    currency: string;
    billingPeriod: BillingPeriod;
    nextBillingDate: string | null;
    /** A planned change of the price. */
    nextPeriod?: { amount: number } | null;
  };
  more?: readonly (readonly [name: string, value: string])[];
}) => {
  const nextAmount = nextPeriod?.amount ?? amount;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
      {[
        [words.plan, planName],
        [words.price, `${moneyOf(amount, currency)} ${words.period[billingPeriod]}`],
        [
          words.next,
          nextBillingDate === null ? words.noNext : `${moneyOf(nextAmount, currency)} on ${dayOf(nextBillingDate)}`,
        ],
        ...more,
      ].map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
