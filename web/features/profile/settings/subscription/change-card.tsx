import { lazy, Suspense } from 'react';
import { finishCardChange, type startCardChange } from '#contract/api/my-subscription.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { QueryView } from '../../../../data/query-view.tsx';
import { usePublicFacts } from '../../../../data/use-public-facts.ts';
import type { Write } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/button.tsx';
import { useSubscriptionWrite } from './use-subscription-write.ts';
import { words as allWords } from './words.ts';

const PaymentForm = lazy(() => import('../../../../billing/payment-form.tsx'));

const words = allWords.changeCard;

/** The form for another card, inside the panel: a dialog would cover the bank's window. */
export const ChangeCard = ({
  start,
  onEnd,
}: {
  /** Started by the click that opened the form. */
  start: Write<Record<string, never>, OutputOf<typeof startCardChange>>;
  onEnd: () => void;
}) => {
  const finish = useSubscriptionWrite(finishCardChange, words.done, onEnd);
  const publishableKey = usePublicFacts().data?.stripePublishableKey ?? null;
  const waiting = <output className="block text-ink-soft">{words.preparing}</output>;
  return (
    <section aria-label={words.title} className="rounded-md border border-line-strong p-4">
      <QueryView
        query={{ ...start, refetch: () => start.run({}) }}
        pending={words.preparing}
        failure={allWords.actionFailed}
      >
        {({ clientSecret }) =>
          publishableKey === null ? (
            waiting
          ) : (
            <Suspense fallback={waiting}>
              <PaymentForm
                publishableKey={publishableKey}
                clientSecret={clientSecret}
                intent="setup"
                label={words.title}
                button={words.save}
                returnTo="/payment-success?change=card"
                onDone={() => finish.run({})}
              />
            </Suspense>
          )
        }
      </QueryView>
      <Button tone="bare" size="small" className="mt-3" onClick={onEnd}>
        {words.stop}
      </Button>
    </section>
  );
};
