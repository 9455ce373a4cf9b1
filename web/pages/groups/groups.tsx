import { type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { GroupsView } from '../../features/groups/groups-view.tsx';
import { useGroups } from '../../features/groups/queries.ts';
import { words } from '../../features/groups/words.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [{ title: 'Groups of Resumes | Parsewell' }];

const GroupsPage = () => (
  <QueryView query={useGroups()} pending={words.waiting} failure={words.failed} signedOut={<RedirectToLogin />}>
    {({ mayAdd, groups }) => <GroupsView mayAdd={mayAdd} groups={groups} />}
  </QueryView>
);

export default GroupsPage;
