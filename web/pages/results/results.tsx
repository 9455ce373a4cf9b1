import { useState } from 'react';
import { useNavigate, useParams, useSearchParams, type MetaFunction } from 'react-router';
import { ApiError } from '../../data/http/api-error.ts';
import { Again, type AgainDialog } from '../../features/again/again.tsx';
import { useStoredAnalysis } from '../../features/results/queries.ts';
import { ResultsMissing, ResultsUnreachable, ResultsWaiting } from '../../features/results/results-states.tsx';
import { ResultsView, type Asked } from '../../features/results/results-view.tsx';
import { searchWith } from '../../features/results/search-with.ts';
import { clearWaitingFile } from '../../features/upload/waiting-resume.ts';
import { uploadPanel } from '../../session/redirect.ts';
import { WhatIf } from '../../features/what-if/what-if.tsx';
import { ToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [{ title: 'Resume Analysis Results | Parsewell' }];

const ResultsPage = () => {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<AgainDialog | null>(null);
  const { data: result, error, refetch } = useStoredAnalysis(id);

  const ask = (asked: Partial<Asked>): void => setSearch((now) => searchWith(now, asked), { preventScrollReset: true });

  if (result !== undefined) {
    return (
      <ResultsView
        result={result}
        asked={{ tab: search.get('tab'), pane: search.get('pane') }}
        onAsk={ask}
        onUploadVersion={() => setDialog('version')}
        onUploadNew={() => {
          clearWaitingFile();
          void navigate(uploadPanel);
        }}
      >
        <div className="mt-8 grid gap-8">
          <WhatIf key={`what-if-${id}`} result={result} />
          <Again
            key={id}
            result={result}
            open={dialog}
            onOpen={setDialog}
            onJob={(made) => void navigate(`/results/${made.id}?tab=jobmatch`)}
            onVersion={(made) => void navigate(`/compare/${made.id}/${id}`)}
          />
        </div>
      </ResultsView>
    );
  }
  if (error === null) return <ResultsWaiting />;
  if (error instanceof ApiError && error.isSignedOut) return <ToLogin />;
  if (error instanceof ApiError && error.status === 404) return <ResultsMissing />;
  return <ResultsUnreachable error={error} onRetry={() => void refetch()} />;
};

export default ResultsPage;
