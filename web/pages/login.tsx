import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { CodeForm } from '../features/account/code-form.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { OtherProviders } from '../features/account/other-providers.tsx';
import { words } from '../features/account/words.ts';
import { useWaitingResume } from '../features/upload/waiting-resume.ts';
import { carryOver, destinationAfterLogin } from '../session/redirect.ts';
import { useLinkToken } from '../session/use-link-token.ts';
import { useSessionNews } from '../session/use-session.ts';
import { AccountSheet } from '../features/account/account-sheet.tsx';

export const meta: MetaFunction = () => [
  { title: 'Log in | Parsewell' },
  { name: 'description', content: 'Log in to check your resume and to come back to your results.' },
  { name: 'referrer', content: 'no-referrer' },
];

const LoginPage = () => {
  const [search] = useSearchParams();
  const [isSecondStep, setIsSecondStep] = useState(false);
  const mailToken = useLinkToken() ?? null;
  const navigate = useNavigate();
  const session = useSessionNews();
  const hasWaitingResume = useWaitingResume().file !== null;
  const enter = (user: User): void => {
    session.signedIn(user);
    void navigate(destinationAfterLogin(search, { hasWaitingResume }), { replace: true });
  };
  const waiting = hasWaitingResume ? words.login.waiting : null;
  if (isSecondStep)
    return (
      <AccountSheet title={words.code.title} waiting={waiting}>
        <CodeForm onDone={enter} onStartAgain={() => setIsSecondStep(false)} />
      </AccountSheet>
    );
  return (
    <AccountSheet title={words.login.title} waiting={mailToken === null ? waiting : words.mailed}>
      <LoginForm mailToken={mailToken} onDone={enter} onCodeNeeded={() => setIsSecondStep(true)} />
      <OtherProviders />
      <p>
        {words.login.noAccount}{' '}
        <Link to={carryOver('/register', search)} className="prose-link">
          {words.login.register}
        </Link>
      </p>
    </AccountSheet>
  );
};

export default LoginPage;
