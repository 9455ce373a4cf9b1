import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession, type Session } from '../session/use-session.ts';
import type { StoredUser } from '../session/stored-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/class-names.ts';
import { logOut } from './log-out.ts';
import { UserMenuFace, userMenuLook } from './user-menu-button.tsx';

/** Few visits need it, and a menu is the heaviest part of the frame. */
const UserMenu = lazy(() => import('./user-menu.tsx'));

/** The login link, or the menu of the signed-in user. */
export const Account = ({ className }: { className: string }) => {
  const session = useSession();
  if (session.user === null) return <SignedOutLinks session={session} className={className} />;
  return (
    <div className={classes(className, 'items-center')}>
      <SignedInMenu user={session.user} />
    </div>
  );
};

const SignedInMenu = ({ user }: { user: StoredUser }) => {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={userMenuLook}
      onClick={() => setIsWanted(true)}
    >
      <UserMenuFace username={user.username} />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} />
    </Suspense>
  );
};

/** The mobile menu needs no second menu inside. */
export const MobileAccount = () => {
  const session = useSession();
  if (session.user === null) return <SignedOutLinks session={session} className="flex" />;
  return (
    <>
      <p className="px-3 text-sm text-ink-soft">Logged in as {session.user.username}</p>
      <ul className="grid gap-1">
        <li>
          <Link to="/profile" className={mobileItem}>
            My Profile
          </Link>
        </li>
        <li>
          <button type="button" className={mobileItem} onClick={() => void logOut()}>
            Logout
          </button>
        </li>
      </ul>
    </>
  );
};

const mobileItem = 'flex min-h-11 w-full items-center rounded-md px-3 font-medium text-ink-soft hover:text-ink';

const SignedOutLinks = ({ session, className }: { session: Session; className: string }) => (
  <div
    data-when="signed-out"
    data-known={session.state === 'signed-out' ? 'yes' : 'no'}
    className={classes(className, 'items-center gap-2')}
  >
    <ButtonLink to="/login" tone="bare">
      Log in
    </ButtonLink>
    <ButtonLink to="/register" tone="quiet" data-sign-ups-are="open">
      Sign up
    </ButtonLink>
  </div>
);
