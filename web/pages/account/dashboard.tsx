import { useSearchParams, type MetaFunction } from 'react-router';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { ResumeOverview } from '../../features/profile/resume-overview.tsx';
import { words } from '../../features/dashboard/words.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';

export const meta: MetaFunction = () => [{ title: 'Dashboard | Parsewell' }];

const DashboardPage = () => {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state === 'signed-in') {
    return (
      <DashboardView user={session.user} askedPlan={search.get('plan')}>
        <ResumeOverview userId={session.user.id} />
      </DashboardView>
    );
  }
  if (session.state === 'signed-out') return <RedirectToLogin />;
  if (session.state === 'unreachable') return <Unreachable title={words.unreachable} />;
  return <output className="block px-4 py-16 text-center text-ink-soft">{words.opening}</output>;
};

export default DashboardPage;
