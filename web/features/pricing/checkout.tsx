import { useEffect, useState } from 'react';
import type { User } from '#contract/api/accounts.ts';
import type { BillingPeriod } from '#contract/api/billing.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import type { ShownPlan } from '../../billing/use-plans.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { useSubscriptionStart } from './use-subscription-start.ts';
import { words } from './words.ts';

/** Delay between choosing the free plan and leaving the page. */
const freePlanDelayMs = 2_000;

/**
 * From a chosen plan to its payment form. Failures are shown and undo the choice. A default export, so that it is
 * loaded only for a payment.
 */
const Checkout = (props: Props) => {
  const [saved, setSaved] = useState(0);
  return <Start key={saved} {...props} onDetails={() => setSaved(saved + 1)} />;
};

type Props = {
  buyer: User;
  plan: ShownPlan;
  period: BillingPeriod;
  onBack: () => void;
  onSubscribedToFree: () => void;
  onPaid: (address: string) => void;
};

/** One start of the subscription; there is a second one once the details for the invoice are there. */
const Start = ({
  buyer,
  plan,
  period,
  onBack,
  onSubscribedToFree,
  onPaid,
  onDetails,
}: Props & { onDetails: () => void }) => {
  const { data: created, error } = useSubscriptionStart({ buyer, planId: plan.id, period });
  useEffect(() => {
    if (error !== null) {
      const otherwise = plan.kind === 'free' ? words.freeFailed : words.failed;
      toast({ title: words.failedTitle, message: sentenceOf(error, otherwise), tone: 'error' });
      onBack();
    } else if (created?.is === 'demo') {
      toast({ title: words.demoTitle, message: created.message });
      onBack();
    }
    if (created?.is !== 'subscribed') return undefined;
    toast({ ...words.freeChosen, tone: 'good' });
    const timer = setTimeout(onSubscribedToFree, freePlanDelayMs);
    return () => clearTimeout(timer);
    // Only the response should trigger this; the callbacks change on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [created, error]);

  return (
    <div className="mx-auto max-w-5xl px-4 py-10 sm:py-14">
      <Button tone="bare" size="small" className="-ml-3" onClick={onBack}>
        ← {words.checkout.changePlan}
      </Button>
      <h1 className="mt-2 font-serif text-3xl font-semibold sm:text-4xl">{words.checkout.title(plan.name)}</h1>
      {created?.is === 'pay' && <PaymentSheet created={created} planName={plan.name} onPaid={onPaid} />}
      {created?.is === 'details' && <BillingDetailsForm onSaved={onDetails} />}
      {created?.is !== 'pay' && created?.is !== 'details' && (
        <output className="mt-8 block text-ink-soft">
          {created?.is === 'subscribed' ? words.freeChosen.message : words.checkout.preparing}
        </output>
      )}
    </div>
  );
};

export default Checkout;
