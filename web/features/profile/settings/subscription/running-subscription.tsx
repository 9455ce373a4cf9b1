import { useState } from 'react';
import type { User } from '#contract/api/accounts.ts';
import {
  cancelSubscription,
  previewPeriodSwitch,
  refundSubscription,
  resumeSubscription,
  startCardChange,
  switchBillingPeriod,
} from '#contract/api/my-subscription.ts';
import { moneyOf } from '../../../../billing/money.ts';
import type { Running } from '../../../../billing/my-subscription.ts';
import { SubscriptionFacts } from '../../../../billing/subscription-facts.tsx';
import { useWrite } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/button.tsx';
import { dayOf } from '../../../../ui/dates.ts';
import { Note } from '../../../../ui/note.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ChangeCard } from './change-card.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useSubscriptionWrite } from './use-subscription-write.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { words } from './words.ts';

type Open = 'card' | 'switch' | 'cancel' | 'refund' | 'withdraw' | null;

/** An active or past-due subscription: its state, and a button for each action. */
export const RunningSubscription = ({
  user,
  running,
  isCharging,
  isAsked,
}: {
  user: User;
  running: Running;
  /** A payment is being made: nothing else can be changed now. */
  isCharging: boolean;
  /** The bank waits for the user, who has buttons for that. */
  isAsked: boolean;
}) => {
  const [open, setOpen] = useState<Open>(null);
  const { card, cancelAtPeriodEnd, currentPeriodEnd, nextPeriod, refund, withdrawUntil, currency } = running;
  const close = () => setOpen(null);
  const end = dayOf(currentPeriodEnd);
  const isAnnual = running.billingPeriod === 'annual';
  const resume = useSubscriptionWrite(resumeSubscription, words.resume.done);
  const keepPeriod = useSubscriptionWrite(switchBillingPeriod, words.switch.done);
  const cancel = useSubscriptionWrite(cancelSubscription, words.cancel.done(end), close);
  const requestRefund = useSubscriptionWrite(refundSubscription, words.refund.done, close);
  const isBusy = isCharging || [resume, keepPeriod, cancel, requestRefund].some(({ isPending }) => isPending);
  // Both ask the payment provider first, so they start with the click that opens them.
  const preview = useWrite(previewPeriodSwitch);
  const cardChange = useWrite(startCardChange);
  const openSwitch = (): void => {
    setOpen('switch');
    preview.run({ isAnnual: !isAnnual });
  };
  const openCard = (): void => {
    if (open === 'card') return;
    setOpen('card');
    cardChange.run({});
  };
  return (
    <>
      <ExceptionalState running={running} canPay={!isCharging && !isAsked} />
      <SubscriptionFacts
        subscription={running}
        more={[
          [words.card, card === null ? words.noCard : cardText(card)],
          [words.since, dayOf(running.startedAt)],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {cancelAtPeriodEnd && running.ending === null && (
          <Button disabled={isBusy} size="small" onClick={() => resume.run({})}>
            {words.resume.button}
          </Button>
        )}
        {!cancelAtPeriodEnd && !isAsked && <PeriodButton running={running} isBusy={isBusy} onOpen={openSwitch} />}
        {nextPeriod !== null && (
          <Button tone="quiet" size="small" disabled={isBusy} onClick={() => keepPeriod.run({ isAnnual })}>
            {words.switch.takeBack}
          </Button>
        )}
        <Button tone="quiet" size="small" disabled={isCharging} aria-expanded={open === 'card'} onClick={openCard}>
          {words.changeCard.button}
        </Button>
        {!cancelAtPeriodEnd && (
          <Button tone="quiet" size="small" disabled={isCharging} onClick={() => setOpen('cancel')}>
            {words.cancel.button}
          </Button>
        )}
      </div>
      {open === 'card' && <ChangeCard start={cardChange} onEnd={close} />}
      {refund !== null && (
        <Offer
          text={words.refund.offer(moneyOf(refund.amount, currency), dayOf(refund.until))}
          button={words.refund.button}
          onOpen={() => setOpen('refund')}
        />
      )}
      {withdrawUntil !== null && (
        <Offer
          text={words.withdraw.lead(dayOf(withdrawUntil))}
          button={words.withdraw.button}
          onOpen={() => setOpen('withdraw')}
        />
      )}

      <ActDialog
        words={{ ...words.cancel, text: words.cancel.text(end) }}
        isOpen={open === 'cancel'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => cancel.run({})}
      />
      {refund !== null && (
        <ActDialog
          words={{
            ...words.refund,
            text: words.refund.text(moneyOf(refund.amount, currency)),
            confirm: words.refund.confirm(moneyOf(refund.amount, currency)),
          }}
          isOpen={open === 'refund'}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => requestRefund.run({})}
        />
      )}
      <SwitchDialog preview={preview} isAnnual={!isAnnual} isOpen={open === 'switch'} onClose={close} />
      <WithdrawDialog user={user} running={running} isOpen={open === 'withdraw'} onClose={close} />
    </>
  );
};

/** Exceptional states. */
const ExceptionalState = ({ running, canPay }: { running: Running; canPay: boolean }) => {
  const { status, premiumUntil, cancelAtPeriodEnd, currentPeriodEnd, nextPeriod, currency } = running;
  if (status === 'past_due' || status === 'unpaid')
    return (
      <Note tone="warning" role="alert">
        <p>{words.overdue(premiumUntil === null ? null : dayOf(premiumUntil))}</p>
        {canPay && (
          <div className="mt-3">
            <ConfirmButton label={words.confirm.pay} />
          </div>
        )}
      </Note>
    );
  if (cancelAtPeriodEnd) return <Note tone="info">{words.cancelled(dayOf(currentPeriodEnd))}</Note>;
  if (nextPeriod === null) return null;
  const { amount, billingPeriod, from } = nextPeriod;
  return <Note tone="info">{words.planned(moneyOf(amount, currency), words.period[billingPeriod], dayOf(from))}</Note>;
};

const PeriodButton = ({
  running: { billingPeriod, nextPeriod },
  isBusy,
  onOpen,
}: {
  running: Running;
  isBusy: boolean;
  onOpen: () => void;
}) =>
  nextPeriod === null && (
    <Button tone="quiet" size="small" disabled={isBusy} onClick={onOpen}>
      {billingPeriod === 'monthly' ? words.switch.toAnnual : words.switch.toMonthly}
    </Button>
  );

const Offer = ({ text, button, onOpen }: { text: string; button: string; onOpen: () => void }) => (
  <div className="border-t border-line pt-4">
    <p className="text-sm text-ink-soft">{text}</p>
    <Button tone="quiet" size="small" className="mt-2" onClick={onOpen}>
      {button}
    </Button>
  </div>
);

/** 'Visa ending in 4242, until 12/2030' */
const cardText = ({ brand, last4, expiresMonth, expiresYear }: NonNullable<Running['card']>): string => {
  const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`;
  if (last4 === '') return name;
  const until = expiresMonth === null || expiresYear === null ? '' : `, until ${expiresMonth}/${expiresYear}`;
  return `${name} ending in ${last4}${until}`;
};
