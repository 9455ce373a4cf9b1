import type { MetaFunction } from 'react-router';
import { Link, useNavigate } from 'react-router';
import { AlreadyLoggedIn } from '../../features/account/already-logged-in.tsx';
import { RegisterForm } from '../../features/account/register-form.tsx';
import { pendingActionNote } from '../../features/account/pending-action.ts';
import { words } from '../../features/account/words.ts';
import { useWaitingResume } from '../../features/upload/waiting-resume.ts';
import { carryOver, destinationAfterLogin } from '../../session/redirect.ts';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [
  { title: 'Create your account | Parsewell' },
  { name: 'description', content: 'Create a free account to see what hiring software reads in your resume.' },
];

const RegisterPage = () => {
  const [search] = useSearch();
  const navigate = useNavigate();
  const { file, isFileLost } = useWaitingResume();
  const hasWaitingResume = file !== null;
  const login = carryOver('/login', search);
  return (
    <AccountSheet title={words.register.title} waiting={pendingActionNote(search, hasWaitingResume, words.register)}>
      <AlreadyLoggedIn to={destinationAfterLogin(search, { hasWaitingResume: hasWaitingResume || isFileLost })} />
      <RegisterForm onDone={(username) => void navigate(login, { state: { username } })} />
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
