import { type MetaFunction } from 'react-router';
import { AdminsOnly } from '../../features/admin/admins-only.tsx';
import { Dashboard } from '../../features/admin/dashboard.tsx';
import { DashboardWaiting } from '../../features/admin/waiting.tsx';
import { useSearch } from '../../ui/use-search.ts';

export const meta: MetaFunction = () => [{ title: 'Admin Dashboard | Parsewell' }];

const AdminDashboardPage = () => {
  const [params, ask] = useSearch();
  return (
    <AdminsOnly waiting={<DashboardWaiting params={params} />}>
      {(admin) => (
        <Dashboard admin={admin} params={params} onParamsChange={(next) => ask(next, { preventScrollReset: true })} />
      )}
    </AdminsOnly>
  );
};

export default AdminDashboardPage;
