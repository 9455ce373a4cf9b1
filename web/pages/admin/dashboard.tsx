import { useSearchParams, type MetaFunction } from 'react-router';
import { AdminsOnly } from '../../features/admin/admins-only.tsx';
import { Dashboard } from '../../features/admin/dashboard.tsx';
import { DashboardWaiting } from '../../features/admin/waiting.tsx';

export const meta: MetaFunction = () => [{ title: 'Admin Dashboard | Parsewell' }];

const AdminDashboardPage = () => {
  const [asked, ask] = useSearchParams();
  return (
    <AdminsOnly waiting={<DashboardWaiting asked={asked} />}>
      {(admin) => <Dashboard admin={admin} asked={asked} onAsk={(next) => ask(next, { preventScrollReset: true })} />}
    </AdminsOnly>
  );
};

export default AdminDashboardPage;
