import { useWatch } from 'react-hook-form';
import { changePassword, listSessions } from '#contract/api/account-settings.ts';
import type { User } from '#contract/api/accounts.ts';
import { limits } from '#contract/product/limits.ts';
import { newPassword } from '#contract/api/reset-password.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { StrengthAdvice } from '../../../ui/forms/strength-advice.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.password;

const schema = changePassword.input
  .extend({ confirmPassword: newPassword })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: words.mismatch,
  });

const start = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const PasswordPanel = ({ user }: { user: User }) => {
  const change = useWrite(changePassword, {
    onSuccess: ({ cache }) => void cache.refresh(listSessions),
    done: () => ({ ...words.changed, tone: 'good' }),
  });
  const form = useContractForm({
    schema,
    start,
    otherwise: words.failed,
    submit: async (typed) => {
      await change.send({ currentPassword: typed.currentPassword, newPassword: typed.newPassword });
      form.reset(start);
    },
  });
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const isBusy = form.formState.isSubmitting;
  return (
    <Panel title={words.title}>
      <Form form={form} label={words.title}>
        <PasswordField form={form} name="currentPassword" label={words.current} autoComplete="current-password" />
        <PasswordField
          form={form}
          name="newPassword"
          label={words.new}
          autoComplete="new-password"
          hint={
            <StrengthAdvice
              password={password}
              username={user.username}
              email={user.email}
              minCharacters={limits.newPasswordMinCharacters}
              isRefused={form.formState.errors.newPassword !== undefined}
            />
          }
        />
        <PasswordField form={form} name="confirmPassword" label={words.confirm} autoComplete="new-password" />
        <FormFailure failure={form.failure} />
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </Panel>
  );
};
