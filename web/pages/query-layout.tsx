import { Outlet } from 'react-router';
import { QueryProvider } from '../data/query-provider.tsx';

/** Around every page that reads from the server, and around no page of text, which need not load what that takes. */
const QueryLayout = () => (
  <QueryProvider>
    <Outlet />
  </QueryProvider>
);

export default QueryLayout;
