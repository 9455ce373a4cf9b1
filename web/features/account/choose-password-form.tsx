import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/product/limits.ts';
import { newPassword, resetPassword } from '#contract/api/reset-password.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { Note } from '../../ui/note.tsx';
import { StrengthAdvice } from '../../ui/forms/strength-advice.tsx';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { words as allWords } from './words.ts';

const words = allWords.choose;

const schema = resetPassword.input
  .pick({ password: true })
  .extend({ confirmPassword: newPassword })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], message: words.mismatch });

/** The second step: sets the password, or offers a new link when this one has expired. */
export const ChoosePasswordForm = ({
  token,
  onDone,
  onAskAgain,
}: {
  token: string;
  onDone: () => void;
  onAskAgain: () => void;
}) => {
  const [isExpired, setIsExpired] = useState(false);
  const choose = useWrite(resetPassword);
  const form = useContractForm({
    schema,
    start: { password: '', confirmPassword: '' },
    otherwise: words.failed,
    submit: async ({ password }) => {
      try {
        await choose.send({ token, password });
      } catch (error) {
        setIsExpired(error instanceof ApiError && error.problem.code === 'link-expired');
        throw error;
      }
      toast({ ...words.succeeded, tone: 'good' });
      onDone();
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const isBusy = form.formState.isSubmitting;
  if (isExpired)
    return (
      <>
        <Note tone="error" role="alert">
          {words.expired}
        </Note>
        <Button onClick={onAskAgain}>{words.askAgain}</Button>
      </>
    );
  return (
    <>
      <p className="text-ink-soft">{words.lead}</p>
      <Form form={form} label={words.title}>
        <PasswordField
          form={form}
          name="password"
          label={words.password}
          autoComplete="new-password"
          hint={
            <StrengthAdvice
              password={password}
              minCharacters={limits.newPasswordMinCharacters}
              isRefused={form.formState.errors.password !== undefined}
              username=""
              email=""
            />
          }
        />
        <PasswordField form={form} name="confirmPassword" label={words.confirmPassword} autoComplete="new-password" />
        <FormFailure failure={form.failure} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </>
  );
};
