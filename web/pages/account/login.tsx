import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link, useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { AlreadyLoggedIn } from '../../features/account/already-logged-in.tsx';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { useArrival } from '../../features/account/arrival.ts';
import { CodeForm } from '../../features/account/code-form.tsx';
import { LoginForm } from '../../features/account/login-form.tsx';
import { OtherProviders } from '../../features/account/other-providers.tsx';
import { pendingActionNote } from '../../features/account/pending-action.ts';
import { PasskeyLogin } from '../../features/account/passkey-login.tsx';
import { SignUpNotes } from '../../features/account/sign-up-notes.tsx';
import { words } from '../../features/account/words.ts';
import { useWaitingResume } from '../../features/upload/waiting-resume.ts';
import { carryOver, destinationAfterLogin, intentionsIn } from '../../session/redirect.ts';
import { useLinkToken } from '../../session/use-link-token.ts';
import { useSession } from '../../session/use-session.ts';
import { signedIn } from '../../session/current-user.ts';
import { Note } from '../../ui/note.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Log in | Parsewell' },
  { name: 'description', content: 'Log in to check your resume and return to your results.' },
];

const LoginPage = () => {
  const [search] = useSearch();
  const [arrival, setArrival] = useArrival(search);
  const mailToken = useLinkToken() ?? null;
  const navigate = useNavigate();
  const newUsername = usernameIn(useLocation().state);
  const session = useSession();
  const { file, isFileLost } = useWaitingResume();
  const hasWaitingResume = file !== null;
  const destination = destinationAfterLogin(search, { hasWaitingResume: hasWaitingResume || isFileLost });
  const proceed = (): void => void navigate(destination, { replace: true });
  const [hasEntered, setHasEntered] = useState(false);
  const isIn = arrival?.is === 'in' && session.state === 'signed-in';
  useEffect(() => {
    if (isIn) proceed();
  });
  const enter = (user: User): void => {
    setHasEntered(true);
    signedIn(user);
    proceed();
  };
  const waiting = pendingActionNote(search, hasWaitingResume, words.login);
  if (arrival?.is === 'code')
    return (
      <AccountSheet title={words.code.title} waiting={waiting}>
        <CodeForm onDone={enter} onStartAgain={() => setArrival(null)} />
      </AccountSheet>
    );
  return (
    <AccountSheet title={words.login.title} waiting={mailToken === null ? waiting : words.mailed}>
      {arrival?.is === 'problem' && (
        <Note tone="warning" role="alert">
          {words.arrival[arrival.problem]}
        </Note>
      )}
      {!hasEntered && <AlreadyLoggedIn to={destination} />}
      <LoginForm
        username={newUsername}
        mailToken={mailToken}
        onDone={enter}
        onCodeNeeded={() => setArrival({ is: 'code' })}
      />
      <PasskeyLogin onDone={enter} />
      <OtherProviders intention={intentionsIn(search)} losesResume={hasWaitingResume} />
      <SignUpNotes />
      <p data-sign-ups-are="open">
        {words.login.noAccount}{' '}
        <Link to={carryOver('/register', search)} className="prose-link">
          {words.login.register}
        </Link>
      </p>
    </AccountSheet>
  );
};

/** The name that was just registered, which the registration passes on; '' without one. */
const usernameIn = (state: unknown): string => {
  const { username }: Record<string, unknown> = Object(state);
  return typeof username === 'string' ? username : '';
};

export default LoginPage;
