import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { startCardChange, finishCardChange } from '#contract/api/my-subscription.ts';
import { call } from '../../../../data/http/call.ts';
import { usePublicFacts } from '../../../../data/use-public-facts.ts';
import { Loaded } from '../../../../data/query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useAct } from './use-act.ts';
import { words as allWords } from './words.ts';

const PaymentForm = lazy(() => import('../../../../billing/payment-form.tsx'));

const words = allWords.changeCard;

/** The form for another card, in the panel itself: a bank's own window would lie beneath a dialog. */
export const ChangeCard = ({ onEnd }: { onEnd: () => void }) => {
  const { act } = useAct();
  const publishableKey = usePublicFacts().data?.stripePublishableKey ?? null;
  const secret = useQuery({ queryKey: ['change-card'], queryFn: () => call(startCardChange, {}), gcTime: 0 });
  const waiting = <output className="block text-ink-soft">{words.preparing}</output>;
  return (
    <section aria-label={words.title} className="rounded-md border border-line-strong p-4">
      <Loaded query={secret} waiting={words.preparing} failed={allWords.actionFailed}>
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
                onDone={() => act(() => call(finishCardChange, {}), words.done, onEnd)}
              />
            </Suspense>
          )
        }
      </Loaded>
      <Button tone="bare" size="small" className="mt-3" onClick={onEnd}>
        {words.stop}
      </Button>
    </section>
  );
};
