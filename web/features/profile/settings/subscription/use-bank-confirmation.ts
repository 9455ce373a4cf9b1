import { useState } from 'react';
import { finishConfirmation, getMySubscription, startConfirmation } from '#contract/api/my-subscription.ts';
import { confirmWithBank } from '../../../../billing/confirm-with-bank.ts';
import { subscriptionChanged } from '../../../../billing/my-subscription.ts';
import { sentenceOf } from '../../../../data/http/api-error.ts';
import { useReadCache } from '../../../../data/read-cache.ts';
import { usePublicFacts } from '../../../../data/use-public-facts.ts';
import { useWrite } from '../../../../data/use-write.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { words as allWords } from './words.ts';

const words = allWords.confirm;

/** Pays the open invoice with the stored card; the bank may open a window in which the user confirms it. */
export const useBankConfirmation = (): { isBusy: boolean; failure: string | null; run: () => void } => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cache = useReadCache();
  const start = useWrite(startConfirmation);
  const finish = useWrite(finishConfirmation, {
    onSuccess: ({ answer }) => subscriptionChanged(cache, answer),
  });
  const publishableKey = usePublicFacts().data?.stripePublishableKey ?? null;

  const confirm = async (): Promise<void> => {
    if (publishableKey === null) throw new Error('there is no key to pay with');
    const refusal = await confirmWithBank(publishableKey, await start.send({}), '/payment-success?change=payment');
    const { charge, status } = await finish.send({});
    if (refusal !== null) setFailure(refusal.message ?? words.failed);
    else if (charge === null && status === 'active') toast({ ...words.done, tone: 'good' });
  };
  const run = (): void => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    void confirm()
      .catch((error: unknown) => {
        setFailure(sentenceOf(error, words.failed));
        return cache.refresh(getMySubscription);
      })
      .finally(() => setIsBusy(false));
  };
  return { isBusy, failure, run };
};
