import type { MetaFunction } from 'react-router';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../features/account/login-form.tsx';
import { OtherProviders } from '../features/account/other-providers.tsx';
import { words } from '../features/account/words.ts';
import { useWaitingResume } from '../features/upload/waiting-resume.ts';
import { carryOver, destinationAfterLogin } from '../session/redirect.ts';
import { useSessionNews } from '../session/use-session.ts';
import { AccountSheet } from '../features/account/account-sheet.tsx';

export const meta: MetaFunction = () => [
  { title: 'Log in | Parsewell' },
  { name: 'description', content: 'Log in to check your resume and to come back to your results.' },
];

const LoginPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSessionNews();
  const hasWaitingResume = useWaitingResume().file !== null;
  return (
    <AccountSheet title={words.login.title} waiting={hasWaitingResume ? words.login.waiting : null}>
      <LoginForm
        onDone={(user) => {
          session.signedIn(user);
          void navigate(destinationAfterLogin(search, { hasWaitingResume }), { replace: true });
        }}
      />
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
