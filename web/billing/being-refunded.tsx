import type { MySubscription } from '#contract/api/my-subscription.ts';
import { Note } from '../ui/note.tsx';

const text =
  'We have recorded that you want your money back, but our payment provider has not confirmed the refund yet. As soon as it does, your money is on its way, and Premium ends. You will not be charged again, and you do not have to do anything.';

/** Whether its owner asked for their money back, and the provider has not confirmed it yet. */
export const isBeingRefunded = (subscription: MySubscription['subscription']): boolean =>
  subscription?.ending === 'refund' || subscription?.ending === 'withdrawal';

/** Shown instead of the subscription, whose dates and actions no longer count. */
export const BeingRefunded = () => (
  <Note tone="info">
    <output>{text}</output>
  </Note>
);
