import { type MetaFunction } from 'react-router';
import { ProfileWaiting } from '../../features/profile/profile-states.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';
import { words } from '../../features/profile/words.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [{ title: 'My Profile | Parsewell' }];

const ProfilePage = () => {
  const session = useSession();
  const [search, setSearch] = useSearch();
  if (session.state === 'signed-in') {
    return (
      <ProfileView
        user={session.user}
        askedTab={search.get('tab')}
        onTab={(tab) => setSearch(tab === 'my-resumes' ? {} : { tab }, { preventScrollReset: true })}
      />
    );
  }
  if (session.state === 'signed-out') return <RedirectToLogin />;
  return session.state === 'unknown' ? <ProfileWaiting /> : <Unreachable title={words.unreachable} />;
};

export default ProfilePage;
