import { Outlet } from 'react-router';
import { Asking } from '../data/query-provider.tsx';

/** Around every page that reads from the server, and around no page of text, which need not load what that takes. */
const AskingPages = () => (
  <Asking>
    <Outlet />
  </Asking>
);

export default AskingPages;
