import { useQuery } from '@tanstack/react-query';
import { useParams, type MetaFunction } from 'react-router';
import { getSharedReport } from '#contract/api/shares.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { call } from '../../data/http/call.ts';
import { ResultsUnreachable, ResultsWaiting, ShareGone } from '../../features/results/results-states.tsx';
import { SharedView } from '../../features/results/share/shared-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'A shared resume report | Parsewell' },
  { name: 'description', content: 'What hiring software reads in a resume, shared by its owner without their name.' },
];

const SharedPage = () => {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(getSharedReport, { token }, { signal }),
  });
  if (data !== undefined) return <SharedView report={data} />;
  if (error === null) return <ResultsWaiting />;
  if (error instanceof ApiError && error.status === 404) return <ShareGone />;
  return <ResultsUnreachable error={error} onRetry={() => void refetch()} />;
};

export default SharedPage;
