import { finishCardChange } from '#contract/api/my-subscription.ts';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from './sheet.tsx';
import { words as allWords } from './words.ts';

const words = allWords.card;

/** The card was saved, and declined when it was to pay. */
const isUnpaid = (error: Error): boolean => error instanceof ApiError && error.problem.code === 'payment-failed';

/** Return from the bank's page after a card change: the server takes the newest confirmed card. */
export const CardView = () => {
  const { data, error } = useWriteOnArrival(finishCardChange, {});
  const back = (
    <ButtonLink to="/profile?tab=settings" className="mt-6">
      {words.back}
    </ButtonLink>
  );
  if (data !== undefined && data.charge !== null)
    return (
      <Sheet look="waiting" title={words.paying} text={words.payingText}>
        {back}
      </Sheet>
    );
  if (data !== undefined)
    return (
      <Sheet look="good" title={words.saved} text={words.savedText}>
        {back}
      </Sheet>
    );
  if (error === null) return <Sheet look="waiting" title={words.saving} text="" />;
  return (
    <Sheet look="bad" title={isUnpaid(error) ? words.notPaid : words.failed} text={sentenceOf(error, '')}>
      {back}
    </Sheet>
  );
};
