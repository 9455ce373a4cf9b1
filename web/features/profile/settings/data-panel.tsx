import { Download } from 'lucide-react';
import { useState } from 'react';
import { getPasswordConfirmation, confirmPassword } from '#contract/api/confirmation.ts';
import { getMySubscription, type MySubscription } from '#contract/api/my-subscription.ts';
import { deleteAccount, exportPersonalData } from '#contract/api/personal-data.ts';
import { moneyOf } from '../../../billing/money.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { readOnce } from '../../../data/read-once.ts';
import { fresh, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { leaveSite } from '../../../session/leave-reason.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/forms/check-field.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { words as allWords } from '../words.ts';
import { AskPassword } from './ask-password.tsx';
import { Panel } from './panel.tsx';

const words = allWords.data;

/** The user's stored data: export and account deletion. */
export const DataPanel = () => {
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  return (
    <Panel title={words.title}>
      <p className="text-sm text-ink-soft">{words.exportText}</p>
      <ExportLink />
      <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">{words.deleteText}</p>
      <Button tone="quiet" className="mt-3" onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      <Dialog title={words.dialogTitle} isOpen={isAsking} onClose={stay}>
        <DeleteForm onStay={stay} />
      </Dialog>
    </Panel>
  );
};

const startDownload = (): void => window.location.assign(exportPersonalData.path);

/**
 * Asks for the password first if the login was a while ago. The server decides; without an answer the export is simply
 * tried.
 */
const ExportLink = () => {
  const [isAsking, setIsAsking] = useState(false);
  const stay = () => setIsAsking(false);
  const confirm = useWrite(confirmPassword, {
    onSuccess: () => {
      stay();
      startDownload();
    },
  });
  const confirmThenExport = async (): Promise<void> => {
    const confirmed = await readOnce(getPasswordConfirmation, {}).catch(() => null);
    if (confirmed?.until === null) setIsAsking(true);
    else startDownload();
  };
  return (
    <>
      <a
        href={exportPersonalData.path}
        download
        onClick={(event) => {
          event.preventDefault();
          void confirmThenExport();
        }}
        className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-sheet px-4 font-semibold hover:border-ink hover:bg-well"
      >
        <Download aria-hidden className="size-4" />
        {words.export}
      </a>
      <Dialog title={words.proofTitle} isOpen={isAsking} onClose={stay}>
        <AskPassword words={words.proof} onCancel={stay} onPassword={(password) => confirm.send({ password })} />
      </Dialog>
    </>
  );
};

/** Whoever may have money back is asked before the account, and the way to ask for it, is gone. */
const DeleteForm = ({ onStay }: { onStay: () => void }) => (
  <QueryView
    query={useRead(getMySubscription, {}, fresh)}
    pending={words.waiting}
    renderFailure={() => <ConfirmDeletion offer={null} isUnknown onStay={onStay} />}
  >
    {({ subscription }) => (
      <ConfirmDeletion
        offer={subscription?.refundAtDeletion ?? null}
        currency={subscription?.currency}
        onStay={onStay}
      />
    )}
  </QueryView>
);

type Offer = NonNullable<MySubscription['subscription']>['refundAtDeletion'];

const ConfirmDeletion = ({
  offer,
  currency = 'usd',
  isUnknown = false,
  onStay,
}: {
  offer: Offer;
  currency?: string | undefined;
  /** We could not find out whether a refund is possible. */
  isUnknown?: boolean;
  onStay: () => void;
}) => {
  const remove = useWrite(deleteAccount, {
    onSuccess: ({ input }) => leaveSite(input.wantsRefund === true ? 'accountDeletedWithRefund' : 'accountDeleted'),
  });
  const form = useContractForm({
    schema: deleteAccount.input,
    start: { password: '', wantsRefund: false },
    otherwise: words.failed,
    submit: (values) => remove.send(values),
  });
  const amount = offer === null ? '' : moneyOf(offer.amount, currency);
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.dialogTitle}>
      <p>{words.dialogText}</p>
      {isUnknown && <Note tone="warning">{words.refund.unknown}</Note>}
      {offer !== null && (
        <div className="grid gap-3 rounded-md border border-line-strong p-4">
          <p>{words.refund.offer(amount, dayOf(offer.until))}</p>
          <CheckField form={form} name="wantsRefund">
            {words.refund.check(amount)}
          </CheckField>
        </div>
      )}
      <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" disabled={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
        <Button tone="quiet" onClick={onStay}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
};
