import { useEffect, useState } from 'react';
import { z } from 'zod';
import { confirmAdminPassword } from '#contract/api/admin/acts.ts';
import { createInvitation, listInvitations, revokeInvitation } from '#contract/api/admin/invitations.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import type { ReadCache } from '../../../data/read-cache.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useConfirmation } from '../users/confirmation.ts';
import { words as allWords } from '../words.ts';

const words = allWords.invitations;

export type InvitationAct = { is: 'make' } | { is: 'revoke'; id: string };

/** Explains what is about to be done, asks for the password if it is needed, and shows the link of a new invitation. */
export const InvitationDialog = ({ act, onClose }: { act: InvitationAct | null; onClose: () => void }) => {
  const [address, setAddress] = useState<string | null>(null);
  const close = (): void => {
    setAddress(null);
    onClose();
  };
  const title = act?.is === 'revoke' ? words.revokeTitle : words.makeTitle;
  return (
    <Dialog title={address === null ? title : words.link} isOpen={act !== null} onClose={close}>
      {address !== null && <NewLink address={address} onClose={close} />}
      {address === null && act !== null && <ActForm act={act} onMade={setAddress} onClose={close} />}
    </Dialog>
  );
};

const refresh = ({ cache }: { cache: ReadCache }): void => void cache.refresh(listInvitations);

const ActForm = ({
  act,
  onMade,
  onClose,
}: {
  act: InvitationAct;
  onMade: (address: string) => void;
  onClose: () => void;
}) => {
  const make = useWrite(createInvitation, { onSuccess: refresh });
  const revoke = useWrite(revokeInvitation, { onSuccess: refresh });
  const { isConfirmed, confirm, forget } = useConfirmation();
  const [isPasswordAsked, setIsPasswordAsked] = useState(!isConfirmed());
  const form = useContractForm({
    schema: isPasswordAsked ? confirmAdminPassword.input : z.object({ password: z.string() }),
    start: { password: '' },
    otherwise: words.failed,
    submit: async ({ password }) => {
      try {
        if (isPasswordAsked) await confirm(password);
        if (act.is === 'make') return onMade((await make.send({})).address);
        await revoke.send({ id: act.id });
      } catch (error) {
        if (error instanceof ApiError && error.problem.code === 'password-needed') {
          forget();
          setIsPasswordAsked(true);
        }
        throw error;
      }
      toast({ ...words.revoked, tone: 'good' });
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isPasswordAsked) setFocus('password');
  }, [setFocus, isPasswordAsked]);
  const isMaking = act.is === 'make';
  const button = isMaking ? words.make : words.revoke;
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={button}>
      <p>{isMaking ? words.makeText : words.revokeText}</p>
      {isPasswordAsked && (
        <PasswordField
          form={form}
          name="password"
          label={allWords.acts.password}
          hint={allWords.acts.passwordHint}
          autoComplete="current-password"
        />
      )}
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? allWords.acts.busy : button}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {allWords.acts.cancel}
        </Button>
      </div>
    </Form>
  );
};

/** Shown once: the server stores only the hash of its token. */
const NewLink = ({ address, onClose }: { address: string; onClose: () => void }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
  return (
    <div className="grid gap-4">
      <p>{words.linkText}</p>
      <p className="rounded-md border border-line bg-well p-3 font-mono text-sm break-all select-all">{address}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{words.copy}</Button>
        <Button tone="quiet" onClick={onClose}>
          {words.close}
        </Button>
        <output className="text-sm text-ink-soft">{isCopied ? words.copied : ''}</output>
      </div>
    </div>
  );
};
