import { finishConfirmation } from '#contract/api/my-subscription.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from './sheet.tsx';
import { words as allWords } from './words.ts';

const words = allWords.confirmation;

/** Return from the page of a bank that asked the user to confirm a payment. The server looks what became of it. */
export const ConfirmationView = () => {
  const { data, error } = useWriteOnArrival(finishConfirmation, {});
  const back = (
    <ButtonLink to="/profile?tab=settings" className="mt-6">
      {words.back}
    </ButtonLink>
  );
  if (error !== null)
    return (
      <Sheet look="bad" title={words.failed} text={sentenceOf(error, '')}>
        {back}
      </Sheet>
    );
  if (data === undefined) return <Sheet look="waiting" title={words.waiting} text="" />;
  if (data.charge?.is === 'working')
    return (
      <Sheet look="waiting" title={words.waiting} text={words.waitingText}>
        {back}
      </Sheet>
    );
  const isPaid = data.charge === null && data.status === 'active';
  return (
    <Sheet
      look={isPaid ? 'good' : 'bad'}
      title={isPaid ? words.done : words.failed}
      text={isPaid ? words.doneText : words.failedText}
    >
      {back}
    </Sheet>
  );
};
