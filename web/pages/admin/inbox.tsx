import { useSearchParams, type MetaFunction } from 'react-router';
import { AdminsOnly } from '../../features/admin/admins-only.tsx';
import { Inbox } from '../../features/admin/inbox/inbox.tsx';
import { InboxWaiting } from '../../features/admin/waiting.tsx';

export const meta: MetaFunction = () => [{ title: 'Inbox | Parsewell' }];

const AdminInboxPage = () => {
  const [params, ask] = useSearchParams();
  return (
    <AdminsOnly waiting={<InboxWaiting />}>
      {() => <Inbox params={params} onParamsChange={(next) => ask(next, { preventScrollReset: true })} />}
    </AdminsOnly>
  );
};

export default AdminInboxPage;
