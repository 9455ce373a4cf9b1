import { SubscriptionFacts } from '../../billing/subscription-facts.tsx';
import { useIntentStatus, type SentBack } from '../../billing/use-provider.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { PaymentReturn } from './payment-return.ts';
import type { Subscription } from './outcome.ts';
import { Sheet } from './sheet.tsx';
import { useOutcome } from './use-outcome.ts';
import { words } from './words.ts';

/** The page after a payment: shows what the server knows. The address alone grants nothing. */
export const PaymentView = ({ back: { subscriptionId, intent } }: { back: PaymentReturn }) => {
  const { outcome, hasFailed, isLate, askAgain } = useOutcome(subscriptionId);
  // The provider is asked only for what our server cannot know yet: that the bank declined.
  const status = useIntentStatus(outcome?.is === 'confirming' ? openable(intent) : null);
  const isRefused = outcome?.is === 'confirming' && status === 'requires_payment_method';
  if (outcome?.is === 'premium') return <Paid subscription={outcome.subscription} by={intent?.is ?? 'setup'} />;
  if (outcome?.is === 'none')
    return (
      <Sheet look="bad" title={words.none.title} text={words.none.text}>
        <ButtonLink to="/pricing" className="mt-6">
          {words.none.plans}
        </ButtonLink>
      </Sheet>
    );
  if (outcome?.is === 'over' || isRefused)
    return (
      <Sheet look="bad" title={words.over.title} text={isRefused ? words.refused : words.over.text}>
        <ButtonLink to="/pricing?plan=premium" className="mt-6">
          {words.over.again}
        </ButtonLink>
      </Sheet>
    );
  if (hasFailed)
    return (
      <Sheet look="bad" title={words.confirming.title} text={words.failed}>
        <Button className="mt-6" onClick={askAgain}>
          {words.retry}
        </Button>
      </Sheet>
    );
  return (
    <Sheet look="waiting" title={words.confirming.title} text={isLate ? words.confirming.late : words.confirming.text}>
      {isLate && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={askAgain}>{words.confirming.again}</Button>
          <ButtonLink to="/dashboard" tone="quiet">
            {words.next.dashboard}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
};

const Paid = ({ subscription, by }: { subscription: Subscription; by: 'payment' | 'setup' }) => (
  <Sheet look="good" title={words.paid[by]} text={words.paidText}>
    <h2 className="mt-7 mb-3 font-semibold">{words.details}</h2>
    <SubscriptionFacts subscription={subscription} />
    <h2 className="mt-8 mb-3 border-t border-line pt-6 font-semibold">{words.next.title}</h2>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/#resume-upload">{words.next.check}</ButtonLink>
      <ButtonLink to="/dashboard" tone="quiet">
        {words.next.dashboard}
      </ButtonLink>
      <ButtonLink to="/profile?tab=settings" tone="bare">
        {words.next.manage}
      </ButtonLink>
    </div>
  </Sheet>
);

const openable = (intent: PaymentReturn['intent']): SentBack | null => {
  if (intent === null || intent.clientSecret === null) return null;
  return { is: intent.is, clientSecret: intent.clientSecret };
};
