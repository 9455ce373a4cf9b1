import { Outlet } from 'react-router';
import { QueryProvider } from '../data/query-provider.tsx';

/** Wraps every page that reads from the server. Text pages are outside, so they do not load the query library. */
const QueryLayout = () => (
  <QueryProvider>
    <Outlet />
  </QueryProvider>
);

export default QueryLayout;
