import { useParams, type MetaFunction } from 'react-router';
import { getInvitation } from '#contract/api/consents.ts';
import { QueryView } from '../../data/query-view.tsx';
import { fresh, useRead } from '../../data/use-read.ts';
import { JoinView } from '../../features/join/join-view.tsx';
import { words } from '../../features/join/words.ts';

export const meta: MetaFunction = () => [{ title: 'Show Your Resume | Parsewell' }];

const JoinPage = () => {
  const { token = '' } = useParams();
  return (
    <QueryView
      query={useRead(getInvitation, { token }, fresh)}
      pending={words.waiting}
      failure={words.failed}
      missing={<Gone />}
    >
      {(invitation) => <JoinView token={token} invitation={invitation} />}
    </QueryView>
  );
};

const Gone = () => (
  <div className="mx-auto min-h-dvh max-w-3xl px-4 py-8 sm:py-12">
    <h1 className="font-serif text-3xl font-semibold">{words.goneTitle}</h1>
    <p className="mt-2">{words.gone}</p>
  </div>
);

export default JoinPage;
