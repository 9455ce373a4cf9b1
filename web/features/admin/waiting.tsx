import { AdminPage } from '../../frame/admin-page.tsx';
import { CardSkeletons, RowSkeletons } from './skeletons.tsx';
import { tabOf } from './tab-ids.ts';
import { words } from './words.ts';

/** Shown until the server has answered who is logged in. */
export const DashboardWaiting = ({ params }: { params: URLSearchParams }) => (
  <AdminPage title={words.title} lead={words.lead}>
    {tabOf(params.get('tab')) === 'overview' ? <CardSkeletons count={9} /> : <RowSkeletons />}
  </AdminPage>
);

/** With the sentence above the messages, which is the largest text on a phone. */
export const InboxWaiting = () => (
  <AdminPage title={words.inbox.title} lead={words.inbox.lead}>
    <p className="mb-6 text-ink-soft">{words.inbox.messages.lead}</p>
    <RowSkeletons />
  </AdminPage>
);
