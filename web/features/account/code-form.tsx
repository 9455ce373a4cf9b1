import { useEffect } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { submitLoginCode } from '#contract/api/second-factor.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { words as allWords } from './words.ts';

const words = allWords.code;

/** The second step of a login. `onStartAgain` leads back to the first, also after a timeout. */
export const CodeForm = ({ onDone, onStartAgain }: { onDone: (user: User) => void; onStartAgain: () => void }) => {
  const enter = useWrite(submitLoginCode);
  const form = useAccountForm({
    schema: submitLoginCode.input,
    start: { code: '' },
    words,
    submit: async (typed) => {
      try {
        const { user } = await enter.send(typed);
        toast({ ...allWords.login.succeeded, tone: 'good' });
        onDone(user);
      } catch (error) {
        if (error instanceof ApiError && error.problem.code === 'step-over') onStartAgain();
        throw error;
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <>
      <p>{words.lead}</p>
      <AccountForm form={form} words={words}>
        <TextField
          form={form}
          name="code"
          label={words.code}
          hint={words.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </AccountForm>
      <Button tone="quiet" onClick={onStartAgain}>
        {words.back}
      </Button>
    </>
  );
};
