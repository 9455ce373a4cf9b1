import { AdminPage } from '../../../frame/admin-page.tsx';
import type { Tab } from '../../../ui/tabs/tab-set.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { OnParamsChange } from '../address.ts';
import { inboxTabIds, inboxTabOf, type InboxTabId } from '../tab-ids.ts';
import { words as allWords } from '../words.ts';
import { ApplicationsTable } from './applications-table.tsx';
import { MessagesTable } from './messages-table.tsx';
import { SubscribersTable } from './subscribers-table.tsx';

const words = allWords.inbox;
const nothing = new URLSearchParams();

/** Messages from the contact form and applications. */
export const Inbox = ({ params, onParamsChange }: { params: URLSearchParams; onParamsChange: OnParamsChange }) => {
  const chosen = inboxTabOf(params.get('tab'));
  const of = (tab: InboxTabId) => ({ params: tab === chosen ? params : nothing, onParamsChange });
  const panels: Record<InboxTabId, Tab['panel']> = {
    messages: <MessagesTable {...of('messages')} />,
    applications: <ApplicationsTable {...of('applications')} />,
    subscribers: <SubscribersTable {...of('subscribers')} />,
  };
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Tabs
        label={words.title}
        tabs={inboxTabIds.map((id) => ({ id, label: words.tabs[id], panel: panels[id] }))}
        chosen={chosen}
        onChoose={(tab) => onParamsChange(new URLSearchParams(tab === 'messages' ? {} : { tab }))}
      />
    </AdminPage>
  );
};
