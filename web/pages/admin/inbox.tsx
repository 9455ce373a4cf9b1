import { type MetaFunction } from 'react-router';
import { AdminsOnly } from '../../features/admin/admins-only.tsx';
import { Inbox } from '../../features/admin/inbox/inbox.tsx';
import { InboxWaiting } from '../../features/admin/waiting.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [{ title: 'Inbox | Parsewell' }];

const AdminInboxPage = () => {
  const [params, ask] = useSearch();
  return (
    <AdminsOnly waiting={<InboxWaiting />}>
      {() => <Inbox params={params} onParamsChange={(next) => ask(next, { preventScrollReset: true })} />}
    </AdminsOnly>
  );
};

export default AdminInboxPage;
