import { Download } from 'lucide-react';
import { useState } from 'react';
import { getPasswordConfirmation, confirmPassword } from '#contract/api/confirmation.ts';
import { deleteAccount, exportPersonalData } from '#contract/api/personal-data.ts';
import { readOnce } from '../../../data/read-once.ts';
import { useWrite } from '../../../data/use-write.ts';
import { leaveSite } from '../../../session/leave-reason.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
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

const DeleteForm = ({ onStay }: { onStay: () => void }) => {
  const remove = useWrite(deleteAccount, { onSuccess: () => leaveSite('accountDeleted') });
  const form = useContractForm({
    schema: deleteAccount.input,
    start: { password: '' },
    otherwise: words.failed,
    submit: (values) => remove.send(values),
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.dialogTitle}>
      <p>{words.dialogText}</p>
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
