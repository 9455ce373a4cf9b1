import { useNavigate, useParams, useSearchParams, type MetaFunction } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useStoredAnalysis } from '../features/results/queries.ts';
import { ResultsMissing, ResultsUnreachable, ResultsWaiting } from '../features/results/results-states.tsx';
import { ResultsView, type Asked } from '../features/results/results-view.tsx';
import { searchWith } from '../features/results/search-with.ts';
import { clearWaitingFile } from '../features/upload/waiting-resume.ts';
import { uploadPanel } from '../session/redirect.ts';
import { ToLogin } from '../session/to-login.tsx';

export const meta: MetaFunction = () => [
  { title: 'Resume Analysis Results | Parsewell' },
  { name: 'robots', content: 'noindex' },
];

const ResultsPage = () => {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { data: result, error, refetch } = useStoredAnalysis(id);

  const ask = (asked: Partial<Asked>): void => setSearch((now) => searchWith(now, asked), { preventScrollReset: true });

  if (result !== undefined) {
    return (
      <ResultsView
        result={result}
        asked={{ tab: search.get('tab'), pane: search.get('pane') }}
        onAsk={ask}
        onUploadNew={() => {
          clearWaitingFile();
          void navigate(uploadPanel);
        }}
      />
    );
  }
  if (error === null) return <ResultsWaiting />;
  if (error instanceof ApiError && error.isSignedOut) return <ToLogin />;
  if (error instanceof ApiError && error.status === 404) return <ResultsMissing />;
  return <ResultsUnreachable error={error} onRetry={() => void refetch()} />;
};

export default ResultsPage;
