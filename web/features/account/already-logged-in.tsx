import { Link } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.alreadyIn;

/** For a logged-in user who opens the login or registration page: their account, and a link to continue. */
export const AlreadyLoggedIn = ({ to }: { to: string }) => {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <Note tone="info">
      {words.text(session.user.username)}{' '}
      <Link to={to} className="prose-link">
        {words.goOn}
      </Link>
    </Note>
  );
};
