import { Link, useParams, type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { GroupView } from '../../features/groups/group-view.tsx';
import { useGroup } from '../../features/groups/queries.ts';
import { words } from '../../features/groups/words.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [{ title: 'Group of Resumes | Parsewell' }];

const GroupPage = () => {
  const { id = '' } = useParams();
  const query = useGroup(id);
  return (
    <QueryView
      query={query}
      pending={words.waiting}
      failure={words.failed}
      signedOut={<RedirectToLogin />}
      missing={<Missing />}
    >
      {(group) => <GroupView key={group.id} group={group} onChange={() => void query.refetch()} />}
    </QueryView>
  );
};

const Missing = () => (
  <div className="mx-auto min-h-dvh max-w-3xl px-4 py-8 sm:py-12">
    <h1 className="font-serif text-3xl font-semibold">{words.group.title}</h1>
    <p className="mt-2">{words.group.missing}</p>
    <Link to="/groups" className="mt-4 inline-block text-accent underline">
      {words.group.toList}
    </Link>
  </div>
);

export default GroupPage;
