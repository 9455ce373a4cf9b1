import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { AdminPage } from '../../frame/admin-page.tsx';
import type { Tab } from '../../ui/tabs/tab-set.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { OnParamsChange } from './address.ts';
import { Overview } from './overview/overview.tsx';
import { useStatistics } from './overview/queries.ts';
import { RowSkeletons } from './skeletons.tsx';
import { activitySource, askedOf, logsSource, transactionsSource, usersSource, useTable } from './sources.ts';
import { tabIds, tabOf, type TabId } from './tab-ids.ts';
import { words } from './words.ts';

const nothing = new URLSearchParams();

// The tables and their dialogs are most of the scripts of this page, which opens on its figures.
const ActivityTable = lazy(() => import('./activity/activity-table.tsx'));
const LogsTable = lazy(() => import('./logs/logs-table.tsx'));
const TransactionsTable = lazy(() => import('./transactions/transactions-table.tsx'));
const UsersTable = lazy(() => import('./users/users-table.tsx'));

/** The admin area. The address bar holds the tab and the parameters of its table. */
export const Dashboard = ({
  admin,
  params,
  onParamsChange,
}: {
  admin: User;
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
}) => {
  const chosen = tabOf(params.get('tab'));
  // The parameters in the address belong to the chosen tab; the others start with their defaults.
  const of = (tab: TabId): URLSearchParams => (tab === chosen ? params : nothing);
  useAllDataSets(of);
  // A tab is rendered once it is opened, and stays as it was left.
  const [opened, setOpened] = useState<readonly TabId[]>([]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  const propsOfTab = (tab: TabId) => ({ params: of(tab), onParamsChange });
  const choose = (tab: string): void => onParamsChange(new URLSearchParams(tab === 'overview' ? {} : { tab }));
  const panels: Record<TabId, Tab['panel']> = {
    overview: (
      <Overview
        params={of('overview')}
        isShown={chosen === 'overview'}
        onParamsChange={onParamsChange}
        onAllActivity={() => choose('activity')}
      />
    ),
    users: <UsersTable admin={admin} {...propsOfTab('users')} />,
    logs: <LogsTable isShown={chosen === 'logs'} {...propsOfTab('logs')} />,
    activity: <ActivityTable {...propsOfTab('activity')} />,
    transactions: <TransactionsTable {...propsOfTab('transactions')} />,
  };
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Tabs
        label={words.title}
        tabs={tabIds.map((id) => ({
          id,
          label: words.tabs[id],
          panel: opened.includes(id) && <Suspense fallback={<RowSkeletons />}>{panels[id]}</Suspense>,
        }))}
        chosen={chosen}
        onChoose={choose}
      />
    </AdminPage>
  );
};

/**
 * Requests all five data sets at once, whichever tab is open. A failed one shows its own error; the toast appears only
 * if all failed.
 */
const useAllDataSets = (of: (tab: TabId) => URLSearchParams): void => {
  const sets = [
    useStatistics(),
    useTable(usersSource, askedOf(usersSource, of('users'))),
    useTable(logsSource, askedOf(logsSource, of('logs'))),
    useTable(activitySource, askedOf(activitySource, of('activity'))),
    useTable(transactionsSource, askedOf(transactionsSource, of('transactions'))),
  ];
  const haveAllFailed = sets.every(({ error }) => error !== null);
  useEffect(() => {
    if (haveAllFailed) toast({ ...words.allFailed, tone: 'error' });
  }, [haveAllFailed]);
};
