import type { MetaFunction } from 'react-router';
import { Link, useNavigate } from 'react-router';
import { AlreadyLoggedIn } from '../../features/account/already-logged-in.tsx';
import { RegisterForm } from '../../features/account/register-form.tsx';
import { OtherProviders } from '../../features/account/other-providers.tsx';
import { SignUpNotes } from '../../features/account/sign-up-notes.tsx';
import { pendingActionNote } from '../../features/account/pending-action.ts';
import { words } from '../../features/account/words.ts';
import { useWaitingResume } from '../../features/upload/waiting-resume.ts';
import { carryOver, destinationAfterLogin, intentionsIn } from '../../session/redirect.ts';
import { useLinkToken } from '../../session/use-link-token.ts';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Create your account | Parsewell' },
  { name: 'description', content: 'Create a free account to see what hiring software reads in your resume.' },
];

const RegisterPage = () => {
  const [search] = useSearch();
  const navigate = useNavigate();
  const invitation = useLinkToken() ?? null;
  const { file, isFileLost } = useWaitingResume();
  const hasWaitingResume = file !== null;
  const login = carryOver('/login', search);
  return (
    <AccountSheet title={words.register.title} waiting={pendingActionNote(search, hasWaitingResume, words.register)}>
      <AlreadyLoggedIn to={destinationAfterLogin(search, { hasWaitingResume: hasWaitingResume || isFileLost })} />
      <SignUpNotes isInvited={invitation !== null} />
      <div data-sign-ups-are={invitation === null ? 'open' : 'open or invited'} className="grid gap-6">
        {invitation !== null && (
          <p data-sign-ups-are="invited" className="text-ink-soft">
            {words.signUps.byInvitation}
          </p>
        )}
        <RegisterForm invitation={invitation} onDone={(username) => void navigate(login, { state: { username } })} />
        {invitation !== null && (
          <OtherProviders intention={intentionsIn(search)} invitation={invitation} losesResume={hasWaitingResume} />
        )}
      </div>
      <p>
        {words.register.haveAccount}{' '}
        <Link to={login} className="prose-link">
          {words.register.login}
        </Link>
      </p>
    </AccountSheet>
  );
};

export default RegisterPage;
