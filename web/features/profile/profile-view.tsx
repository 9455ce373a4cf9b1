import type { User } from '#contract/api/accounts.ts';
import { listActivity } from '#contract/api/resumes.ts';
import { useReadCache } from '../../data/read-cache.ts';
import { logOut } from '../../frame/log-out.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { monthOf } from '../../ui/dates.ts';
import type { Tab } from '../../ui/tabs/tab-set.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ActivityList } from './activity/activity-list.tsx';
import { ResumeList } from './resumes/resume-list.tsx';
import { AccountSettings } from './settings/account-settings.tsx';
import { PlanAlerts } from './plan-alerts.tsx';
import { tabIds, tabOf, type TabId } from './tab-ids.ts';
import { VerifyNotice } from './verify-notice.tsx';
import { words } from './words.ts';

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
  const panels: Record<TabId, Tab['panel']> = {
    'my-resumes': <ResumeList userId={user.id} />,
    activity: <ActivityList userId={user.id} />,
    settings: <AccountSettings user={user} />,
  };
  return (
    <div className="mx-auto max-w-5xl px-4 py-8">
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
      <VerifyNotice user={user} />
      <PlanAlerts user={user} />
      <Tabs
        label="Profile"
        tabs={tabIds.map((id) => ({ id, label: words.tabs[id], panel: panels[id] }))}
        chosen={tabOf(askedTab)}
        onChoose={(tab) => {
          // All tabs are rendered early; opening this one refetches what has changed since.
          if (tab === 'activity') void cache.refresh(listActivity);
          onTab(tab);
        }}
      />
    </div>
  );
};
