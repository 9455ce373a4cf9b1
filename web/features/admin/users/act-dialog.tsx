import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { AdminUser } from '#contract/api/admin/tables.ts';
import { confirmAdminPassword } from '#contract/api/admin/acts.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { useReadCache } from '../../../data/read-cache.ts';
import { reloadCurrentUser } from '../../../session/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { words as allWords } from '../words.ts';
import { acts, useActs, type ActId } from './acts.ts';
import { useConfirmation } from './confirmation.ts';
import { userChanged } from './queries.ts';

const words = allWords.acts;

export type Asking = { act: ActId; user: AdminUser };

/**
 * Explains an action before it is done, and asks for what it needs: the operator's password, and the target's username.
 */
export const ActDialog = ({
  asking,
  adminId,
  onClose,
}: {
  asking: Asking | null;
  adminId: string;
  onClose: () => void;
}) => (
  <Dialog
    title={asking === null ? '' : words.of[asking.act].title(asking.user.username)}
    isOpen={asking !== null}
    onClose={onClose}
  >
    {asking !== null && <ActForm {...asking} isOwn={asking.user.id === adminId} onClose={onClose} />}
  </Dialog>
);

const schemaFor = (username: string, isDangerous: boolean, isPasswordAsked: boolean) =>
  z.object({
    username: z.string().refine((typed) => !isDangerous || typed.trim() === username, words.otherName),
    password: isPasswordAsked ? confirmAdminPassword.input.shape.password : z.string(),
  });

const ActForm = ({ act: id, user, isOwn, onClose }: Asking & { isOwn: boolean; onClose: () => void }) => {
  const { isDangerous, otherwise } = acts[id];
  const act = useActs()[id];
  const { text, button, done } = words.of[id];
  const { isConfirmed, confirm, forget } = useConfirmation();
  const [isPasswordAsked, setIsPasswordAsked] = useState(!isConfirmed());
  const cache = useReadCache();
  const form = useContractForm({
    schema: schemaFor(user.username, isDangerous, isPasswordAsked),
    start: { username: '', password: '' },
    otherwise,
    submit: async ({ password }) => {
      try {
        if (isPasswordAsked) await confirm(password);
        userChanged(cache, user.id, await act(user.id));
      } catch (error) {
        const code = error instanceof ApiError ? error.problem.code : '';
        if (code === 'password-needed') {
          forget();
          setIsPasswordAsked(true);
        } else if (code !== 'wrong-password') toast({ title: words.error, message: otherwise, tone: 'error' });
        throw error;
      }
      onClose();
      toast({ ...done(user.username), tone: 'good' });
      if (isOwn) reloadCurrentUser();
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isDangerous) setFocus('username');
    else if (isPasswordAsked) setFocus('password');
  }, [setFocus, isDangerous, isPasswordAsked]);
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={button}>
      <p>{text}</p>
      {isDangerous && (
        <TextField
          form={form}
          name="username"
          label={words.typeName(user.username)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {isPasswordAsked && (
        <PasswordField
          form={form}
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
        />
      )}
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
          {isBusy ? words.busy : button}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
};
