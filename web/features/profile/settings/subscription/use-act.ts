import type { MySubscription } from '#contract/api/my-subscription.ts';
import { useSubscriptionNews } from '../../../../billing/my-subscription.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { useAction } from '../../../../data/use-action.ts';
import { words } from './words.ts';

type Done = { title: string; message: string };

/** An act on the subscription: the server answers with the state afterwards, which the page then shows. */
export const useAct = () => {
  const news = useSubscriptionNews();
  const { isBusy, run } = useAction(words.actionFailed);
  const act = (ask: () => Promise<MySubscription>, done: Done, then: () => void = () => undefined): void =>
    run(async () => {
      const state = await ask();
      then();
      news.now(state);
      toast({ ...done, tone: 'good' });
    });
  return { isBusy, act };
};
