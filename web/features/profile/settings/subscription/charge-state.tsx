import type { MySubscription } from '#contract/api/my-subscription.ts';
import { switchBillingPeriod } from '#contract/api/my-subscription.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { useSubscriptionWrite } from './use-subscription-write.ts';
import { words as allWords } from './words.ts';

const words = allWords.charge;

type Charge = NonNullable<MySubscription['charge']>;

/** A payment that the user asked for and whose bank has not answered, asks back, or has declined. */
export const ChargeState = ({
  charge,
  isLate,
  onAskAgain,
}: {
  charge: Charge;
  /** The bank has not answered for a minute. */
  isLate: boolean;
  onAskAgain: () => void;
}) => {
  if (charge.is === 'failed')
    return (
      <Note tone="error" role="alert">
        <p className="font-semibold">{words.failed}</p>
        <p>{charge.message}</p>
      </Note>
    );
  if (charge.is === 'asks') return <Asks charge={charge} />;
  return (
    <Note tone="info">
      <output className="block">
        <span className="block font-semibold">{words.working}</span>
        {isLate ? words.late : words.workingText}
      </output>
      {isLate && (
        <Button tone="quiet" size="small" className="mt-3" onClick={onAskAgain}>
          {words.again}
        </Button>
      )}
    </Note>
  );
};

const Asks = ({ charge: { what } }: { charge: Charge }) => {
  const keep = useSubscriptionWrite(switchBillingPeriod, words.kept);
  return (
    <Note tone="warning" role="alert">
      <p className="font-semibold">{words.asks}</p>
      <p>{words.asksText[what]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ConfirmButton label={words.confirm} />
        {what === 'switch' && (
          <Button tone="quiet" size="small" disabled={keep.isPending} onClick={() => keep.run({ isAnnual: false })}>
            {words.keep}
          </Button>
        )}
      </div>
    </Note>
  );
};
