import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { register, registerFormSchema } from '#contract/api/accounts.ts';
import { limits } from '#contract/product/limits.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { useWrite } from '../../data/use-write.ts';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { StrengthAdvice } from '../../ui/forms/strength-advice.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { words as allWords } from './words.ts';

const words = allWords.register;
const start = { username: '', email: '', password: '', confirmPassword: '', acceptTerms: false };

/** `invitation` is the token of the link that opened the page; null without one. */
export const RegisterForm = ({
  invitation,
  onDone,
}: {
  invitation: string | null;
  onDone: (username: string) => void;
}) => {
  const create = useWrite(register);
  const form = useAccountForm({
    schema: registerFormSchema,
    start,
    words,
    submit: async ({ username, email, password }) => {
      await create.send({ username, email, password, ...(invitation === null ? {} : { invitation }) });
      toast({ ...words.succeeded, tone: 'good' });
      onDone(username);
    },
  });
  const [password, username, email] = useWatch({ control: form.control, name: ['password', 'username', 'email'] });
  const minCharacters = usePublicFacts().data?.passwordMinCharacters ?? limits.passwordMinCharacters;
  return (
    <AccountForm form={form} words={words}>
      <TextField
        form={form}
        name="username"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={words.password}
        autoComplete="new-password"
        hint={
          <StrengthAdvice
            password={password}
            username={username}
            email={email}
            minCharacters={minCharacters}
            isRefused={form.formState.errors.password !== undefined}
          />
        }
      />
      <TextField
        form={form}
        name="confirmPassword"
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
      <CheckField form={form} name="acceptTerms">
        I accept the{' '}
        <Link to="/terms" target="_blank" className="prose-link">
          terms of service
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" target="_blank" className="prose-link">
          privacy policy
        </Link>
      </CheckField>
    </AccountForm>
  );
};
