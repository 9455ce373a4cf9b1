import type { InputOf, OutputOf } from '#contract/api/endpoint.ts';
import { type previewPeriodSwitch, switchBillingPeriod } from '#contract/api/my-subscription.ts';
import { moneyOf } from '../../../../billing/money.ts';
import { QueryView } from '../../../../data/query-view.tsx';
import type { Write } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/button.tsx';
import { dayOf } from '../../../../ui/dates.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useSubscriptionWrite } from './use-subscription-write.ts';
import { words as allWords } from './words.ts';

const words = allWords.switch;

type Props = {
  /** Started by the click that opened the dialog. */
  preview: Write<InputOf<typeof previewPeriodSwitch>, OutputOf<typeof previewPeriodSwitch>>;
  /** The period to switch to. */
  isAnnual: boolean;
  onClose: () => void;
};

/** Switches the billing period: shows the new price before confirmation. */
export const SwitchDialog = ({ isOpen, ...props }: Props & { isOpen: boolean }) => (
  <Dialog title={words.title[props.isAnnual ? 'annual' : 'monthly']} isOpen={isOpen} onClose={props.onClose}>
    <Preview {...props} />
  </Dialog>
);

const Preview = ({ preview, isAnnual, onClose }: Props) => {
  const change = useSubscriptionWrite(switchBillingPeriod, words.done, onClose);
  return (
    <QueryView
      query={{ ...preview, refetch: () => preview.run({ isAnnual }) }}
      pending={words.asking}
      failure={words.failed}
    >
      {({ dueNow, amount, currency, from }) => (
        <>
          <p className="tabular-nums">
            {isAnnual
              ? words.now(moneyOf(dueNow, currency), moneyOf(amount, currency))
              : words.later(dayOf(from), moneyOf(amount, currency))}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button disabled={change.isPending} onClick={() => change.run({ isAnnual })}>
              {words.confirm}
            </Button>
            <Button tone="quiet" onClick={onClose}>
              {words.stop}
            </Button>
          </div>
        </>
      )}
    </QueryView>
  );
};
