import { finishCardChange } from '#contract/api/my-subscription.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from './sheet.tsx';
import { words as allWords } from './words.ts';

const words = allWords.card;

/** Return from the bank's page after a card change: the server takes the newest confirmed card. */
export const CardView = () => {
  const { data, error } = useWriteOnArrival(finishCardChange, {});
  const back = (
    <ButtonLink to="/profile?tab=settings" className="mt-6">
      {words.back}
    </ButtonLink>
  );
  if (data !== undefined)
    return (
      <Sheet look="good" title={words.saved} text={words.savedText}>
        {back}
      </Sheet>
    );
  if (error === null) return <Sheet look="waiting" title={words.saving} text="" />;
  return (
    <Sheet look="bad" title={words.failed} text={sentenceOf(error, '')}>
      {back}
    </Sheet>
  );
};
