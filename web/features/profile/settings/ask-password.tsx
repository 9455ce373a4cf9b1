import { useEffect } from 'react';
import { disableSecondFactor } from '#contract/api/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { words as allWords } from '../words.ts';

/** Asks for the password before actions that a session alone must not allow. */
export const AskPassword = ({
  words,
  onPassword,
  onCancel,
}: {
  words: { lead: string; button: string };
  onPassword: (password: string) => Promise<unknown>;
  onCancel: () => void;
}) => {
  const form = useContractForm({
    schema: disableSecondFactor.input,
    start: { password: '' },
    otherwise: allWords.secondFactor.failed,
    submit: ({ password }) => onPassword(password),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.button}>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <PasswordField
        form={form}
        name="password"
        label={allWords.secondFactor.password}
        autoComplete="current-password"
      />
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {words.button}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {allWords.secondFactor.cancel}
        </Button>
      </div>
    </Form>
  );
};
