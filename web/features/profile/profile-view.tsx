import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { getScanAllowance } from '#contract/api/analyses.ts';
import { listActivity } from '#contract/api/resumes.ts';
import { isWaitingFor, useReadCache } from '../../data/read-cache.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { fresh, useRead } from '../../data/use-read.ts';
import { logOut } from '../../frame/log-out.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { monthOf } from '../../ui/dates.ts';
import type { Tab } from '../../ui/tabs/tab-set.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ActivityList } from './activity/activity-list.tsx';
import { ResumeList } from './resumes/resume-list.tsx';
import { ProfileWaiting } from './profile-states.tsx';
import { PlanAlerts } from './plan-alerts.tsx';
import { tabIds, tabOf, type TabId } from './tab-ids.ts';
import { VerifyNotice } from './verify-notice.tsx';
import { words } from './words.ts';

/** Its forms are most of the scripts of this page. */
const AccountSettings = lazy(() => import('./settings/account-settings.tsx'));

/** The user's profile. The address bar holds the tab. */
export const ProfileView = ({
  user,
  askedTab,
  onTab,
}: {
  user: User;
  askedTab: string | null;
  onTab: (tab: string) => void;
}) => {
  const cache = useReadCache();
  const chosen = tabOf(askedTab);
  const facts = usePublicFacts();
  const allowance = useRead(getScanAllowance, {}, fresh);
  // A tab is read and rendered once it is opened, and stays as it was left.
  const [opened, setOpened] = useState<readonly TabId[]>([]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  // They stand above the tabs, which must not move.
  if (isWaitingFor(facts) || isWaitingFor(allowance)) return <ProfileWaiting />;
  const panels: Record<TabId, Tab['panel']> = {
    'my-resumes': <ResumeList userId={user.id} />,
    activity: <ActivityList userId={user.id} />,
    settings: (
      <Suspense fallback={<output className="block py-4 text-ink-soft">{words.settings.waiting}</output>}>
        <AccountSettings user={user} />
      </Suspense>
    ),
  };
  const panelOf = (id: TabId): ReactNode => (id === chosen || opened.includes(id) ? panels[id] : null);
  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-4 py-8">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-serif text-3xl font-semibold wrap-anywhere">{user.username}</h1>
          <p className="mt-1 text-ink-soft">
            <Breakable text={user.email} /> · {words.memberSince} {monthOf(user.createdAt) ?? words.memberFallback}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {user.role === 'admin' && (
            <ButtonLink to="/admin/dashboard" tone="quiet">
              {words.admin}
            </ButtonLink>
          )}
          <Button tone="quiet" onClick={() => void logOut(words.logoutFailed)}>
            {words.logout}
          </Button>
        </div>
      </header>
      <VerifyNotice user={user} mailGoesTo={facts.data?.mailGoesTo} />
      <PlanAlerts user={user} allowance={allowance.data} />
      <Tabs
        label="Profile"
        tabs={tabIds.map((id) => ({ id, label: words.tabs[id], panel: panelOf(id) }))}
        chosen={chosen}
        onChoose={(tab) => {
          // It keeps its list; what has happened since is read again.
          if (tab === 'activity') void cache.refresh(listActivity);
          onTab(tab);
        }}
      />
    </div>
  );
};
