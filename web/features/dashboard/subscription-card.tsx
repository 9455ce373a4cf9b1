import type { MySubscription } from '#contract/api/my-subscription.ts';
import { BeingRefunded, isBeingRefunded } from '../../billing/being-refunded.tsx';
import { SubscriptionFacts } from '../../billing/subscription-facts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.subscription;

/** The plan, its next charge and its end. It is changed in the profile. */
export const SubscriptionCard = ({ mine: { plan, subscription, pending } }: { mine: MySubscription }) => (
  <div className="grid gap-4">
    {subscription === null ? (
      <div>
        <Badge tone={plan === 'premium' ? 'good' : 'plain'}>{words[plan]}</Badge>
        <p className="mt-2 text-sm text-ink-soft">{words.freeText}</p>
      </div>
    ) : (
      <State subscription={subscription} />
    )}
    {pending !== null && <p>{words.pending}</p>}
    <NextStep mine={{ subscription, pending }} />
  </div>
);

const State = ({ subscription }: { subscription: NonNullable<MySubscription['subscription']> }) => {
  if (isBeingRefunded(subscription)) return <BeingRefunded />;
  const { cancelAtPeriodEnd, currentPeriodEnd, status } = subscription;
  return (
    <>
      <SubscriptionFacts subscription={subscription} />
      {cancelAtPeriodEnd && <p>{words.ends(dayOf(currentPeriodEnd))}</p>}
      {status === 'past_due' && <Note tone="warning">{words.overdue}</Note>}
    </>
  );
};

const NextStep = ({ mine: { subscription, pending } }: { mine: Pick<MySubscription, 'subscription' | 'pending'> }) => {
  const [to, label] = nextStep(subscription, pending);
  return (
    <ButtonLink to={to} tone="quiet" className="justify-self-start">
      {label}
    </ButtonLink>
  );
};

const nextStep = (
  subscription: MySubscription['subscription'],
  pending: MySubscription['pending'],
): readonly [address: string, label: string] => {
  if (subscription !== null) return ['/profile?tab=settings', words.manage];
  if (pending === null) return ['/pricing', words.seePremium];
  const billing = pending.isAnnual ? 'annual' : 'monthly';
  return [`/pricing?${new URLSearchParams({ plan: pending.planId, billing })}`, words.finish];
};
