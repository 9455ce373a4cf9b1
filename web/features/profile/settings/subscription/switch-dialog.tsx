import { useQuery } from '@tanstack/react-query';
import { previewPeriodSwitch, switchBillingPeriod } from '#contract/api/my-subscription.ts';
import { call } from '../../../../data/http/call.ts';
import { moneyOf } from '../../../../billing/money.ts';
import type { Running } from '../../../../billing/my-subscription.ts';
import { Loaded } from '../../../../data/query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { dayOf } from '../../../../ui/dates.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useAct } from './use-act.ts';
import { words as allWords } from './words.ts';

const words = allWords.switch;

/** The other period: what it costs is asked first, and said before it is done. */
export const SwitchDialog = ({
  running,
  isOpen,
  onClose,
}: {
  running: Running;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const isAnnual = running.billingPeriod === 'monthly';
  return (
    <Dialog title={words.title[isAnnual ? 'annual' : 'monthly']} isOpen={isOpen} onClose={onClose}>
      <Preview isAnnual={isAnnual} onClose={onClose} />
    </Dialog>
  );
};

/** Stands in an open dialog only, so that the price is asked when somebody wants to know it. */
const Preview = ({ isAnnual, onClose }: { isAnnual: boolean; onClose: () => void }) => {
  const { isBusy, act } = useAct();
  const preview = useQuery({
    queryKey: ['preview-switch', isAnnual],
    queryFn: ({ signal }) => call(previewPeriodSwitch, { isAnnual }, { signal }),
    gcTime: 0,
  });
  return (
    <Loaded query={preview} waiting={words.asking} failed={words.failed}>
      {({ dueNow, amount, currency, from }) => (
        <>
          <p className="tabular-nums">
            {isAnnual
              ? words.now(moneyOf(dueNow, currency), moneyOf(amount, currency))
              : words.later(dayOf(from), moneyOf(amount, currency))}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              disabled={isBusy}
              onClick={() => act(() => call(switchBillingPeriod, { isAnnual }), words.done, onClose)}
            >
              {words.confirm}
            </Button>
            <Button tone="quiet" onClick={onClose}>
              {words.stop}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
};
