import { Link } from 'react-router';
import { login, type User } from '#contract/accounts.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/form.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { words as allWords } from './words.ts';

const words = allWords.login;

/** `onDone` decides where the person goes next. */
export const LoginForm = ({ onDone }: { onDone: (user: User) => void }) => {
  const form = useContractForm({
    schema: login.input,
    start: { username: '', password: '' },
    otherwise: words.failed,
    submit: async (values) => {
      try {
        const { user } = await call(login, values);
        toast({ ...words.succeeded, tone: 'good' });
        onDone(user);
      } catch (error) {
        toast({ title: words.failedTitle, message: sentenceOf(error, words.failed), tone: 'error' });
        throw error;
      }
    },
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.title}>
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
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};
