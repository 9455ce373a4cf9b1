import { useParams, type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { useStoredAnalysis } from '../../features/results/queries.ts';
import { ReportView } from '../../features/results/report-view.tsx';
import { ResultsMissing, ResultsUnreachable } from '../../features/results/results-states.tsx';
import { ReportWaiting } from '../../features/results/results-waiting.tsx';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [
  { title: 'Resume Analysis Report | Parsewell' },
  { name: 'description', content: 'The whole report on one page, to read or print.' },
];

const ReportPage = () => {
  const { id = '' } = useParams();
  return (
    <QueryView
      query={useStoredAnalysis(id)}
      pending={<ReportWaiting />}
      signedOut={<RedirectToLogin />}
      missing={<ResultsMissing />}
      renderFailure={(error, retry) => <ResultsUnreachable error={error} onRetry={retry} />}
    >
      {(result) => <ReportView result={result} />}
    </QueryView>
  );
};

export default ReportPage;
