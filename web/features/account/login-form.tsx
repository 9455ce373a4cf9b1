import { Link } from 'react-router';
import { login, type User } from '#contract/api/accounts.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { words as allWords } from './words.ts';

const words = allWords.login;

const schema = login.input.omit({ mailToken: true });

/**
 * `onDone` decides where to go next; `onCodeNeeded` is called when the password was right and a code is required.
 * `mailToken` comes from the link that is mailed while an account is under attack.
 */
export const LoginForm = ({
  mailToken,
  username,
  onDone,
  onCodeNeeded,
}: {
  mailToken: string | null;
  /** Of the account that was just created; '' otherwise. */
  username: string;
  onDone: (user: User) => void;
  onCodeNeeded: () => void;
}) => {
  const logIn = useWrite(login);
  const form = useAccountForm({
    schema,
    start: { username, password: '' },
    words,
    submit: async (typed) => {
      try {
        const { user } = await logIn.send({ ...typed, ...(mailToken === null ? {} : { mailToken }) });
        toast({ ...words.succeeded, tone: 'good' });
        onDone(user);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'code-needed') throw error;
        onCodeNeeded();
      }
    },
  });
  return (
    <AccountForm form={form} words={words}>
      <TextField
        form={form}
        name="username"
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        form={form}
        name="password"
        label={words.password}
        autoComplete="current-password"
        hint={
          <Link to="/reset-password" className="prose-link">
            {words.forgot}
          </Link>
        }
      />
    </AccountForm>
  );
};
