import { lazy, Suspense } from 'react';
import type { CreatedSubscription } from '#contract/api/billing.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { moneyOf } from '../../billing/money.ts';
import { PurchaseTerms } from './purchase-terms.tsx';
import { words as allWords } from './words.ts';

const PaymentForm = lazy(() => import('../../billing/payment-form.tsx'));

const words = allWords.checkout;

type Payable = Extract<CreatedSubscription, { is: 'pay' }>;

/** The order on one side, the payment form on the other. The amount comes from the server. */
export const PaymentSheet = ({
  created,
  planName,
  onPaid,
}: {
  created: Payable;
  planName: string;
  onPaid: (address: string) => void;
}) => {
  const facts = usePublicFacts().data;
  const publishableKey = facts?.stripePublishableKey ?? null;
  const { intent, clientSecret, subscriptionId, billingPeriod, amount, currency } = created;
  const returnTo = `/payment-success?${new URLSearchParams({ subscription_id: subscriptionId })}`;
  const dueNow = intent === 'payment' ? amount : 0;
  const waiting = <output className="block text-ink-soft">{words.preparing}</output>;
  return (
    <div className="mt-8 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={words.summary} className="rounded-lg border border-line bg-sheet p-5 md:order-last">
        <h2 className="font-serif text-xl font-semibold">{words.summary}</h2>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
          <dt>{planName}</dt>
          <dd className="pl-4 text-right text-ink-soft">{words.period[billingPeriod]}</dd>
          <dt className="border-t border-line pt-3 font-semibold">{words.dueToday}</dt>
          <dd className="border-t border-line pt-3 pl-4 text-right font-semibold">{moneyOf(dueNow, currency)}</dd>
        </dl>
        <p className="mt-3 text-sm text-ink-soft">{words.afterwards[billingPeriod](moneyOf(amount, currency))}</p>
        <PurchaseTerms period={billingPeriod} />
        {facts?.mailIsSetUp === true && <p className="mt-4 text-sm text-ink-soft">{words.receipt}</p>}
      </section>
      <section aria-label={words.form} className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
        {publishableKey === null ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <PaymentForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              intent={intent}
              label={words.form}
              button={intent === 'payment' ? words.pay(moneyOf(amount, currency)) : words.saveCard}
              returnTo={returnTo}
              onDone={() => onPaid(returnTo)}
            />
          </Suspense>
        )}
      </section>
    </div>
  );
};
