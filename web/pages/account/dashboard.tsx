import { type MetaFunction } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { isWaitingFor } from '../../data/read-cache.ts';
import { DashboardWaiting } from '../../features/dashboard/dashboard-waiting.tsx';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { useResumes } from '../../features/profile/queries.ts';
import { ResumeOverview } from '../../features/profile/resume-overview.tsx';
import { words } from '../../features/dashboard/words.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [{ title: 'Dashboard | Parsewell' }];

const DashboardPage = () => {
  const session = useSession();
  const [search] = useSearch();
  if (session.state === 'signed-in') {
    return <SignedInDashboard user={session.user} askedPlan={search.get('plan')} />;
  }
  if (session.state === 'signed-out') return <RedirectToLogin />;
  if (session.state === 'unreachable') return <Unreachable title={words.unreachable} />;
  return <DashboardWaiting />;
};

const SignedInDashboard = ({ user, askedPlan }: { user: User; askedPlan: string | null }) => {
  const resumes = useResumes(user.id);
  return (
    <DashboardView user={user} askedPlan={askedPlan} isWaiting={isWaitingFor(resumes)}>
      <ResumeOverview query={resumes} />
    </DashboardView>
  );
};

export default DashboardPage;
