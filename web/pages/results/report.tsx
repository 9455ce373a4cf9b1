import { useParams, type MetaFunction } from 'react-router';
import { ApiError } from '../../data/http/api-error.ts';
import { useStoredAnalysis } from '../../features/results/queries.ts';
import { ReportView } from '../../features/results/report-view.tsx';
import { ResultsMissing, ResultsUnreachable, ResultsWaiting } from '../../features/results/results-states.tsx';
import { ToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [
  { title: 'Resume Analysis Report | Parsewell' },
  { name: 'description', content: 'The whole report on one page, to read or to print.' },
];

const ReportPage = () => {
  const { id = '' } = useParams();
  const { data: result, error, refetch } = useStoredAnalysis(id);

  if (result !== undefined) return <ReportView result={result} />;
  if (error === null) return <ResultsWaiting />;
  if (error instanceof ApiError && error.isSignedOut) return <ToLogin />;
  if (error instanceof ApiError && error.status === 404) return <ResultsMissing />;
  return <ResultsUnreachable error={error} onRetry={() => void refetch()} />;
};

export default ReportPage;
