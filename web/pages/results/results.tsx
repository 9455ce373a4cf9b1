import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import { Reanalyze, type ReanalyzeDialog } from '../../features/reanalyze/reanalyze.tsx';
import { words as reanalyzeWords } from '../../features/reanalyze/words.ts';
import { useStoredAnalysis } from '../../features/results/queries.ts';
import { ResultsMissing, ResultsUnreachable } from '../../features/results/results-states.tsx';
import { ResultsWaiting } from '../../features/results/results-waiting.tsx';
import { ResultsView, type ShownView } from '../../features/results/results-view.tsx';
import { searchWith } from '../../features/results/search-with.ts';
import { clearWaitingFile } from '../../features/upload/waiting-resume.ts';
import { uploadPanel } from '../../session/redirect.ts';
import { useSearch } from '../../ui/use-search.ts';
import { WhatIf } from '../../features/what-if/what-if.tsx';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [{ title: 'Resume Analysis Results | Parsewell' }];

/** Loaded only where it is shown: few people repair a file. */
const RepairView = lazy(() => import('../../features/results/repair/repair-view.tsx'));

const ResultsPage = () => {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ReanalyzeDialog | null>(null);

  const ask = (view: Partial<ShownView>): void =>
    setSearch((now) => searchWith(now, view), { preventScrollReset: true });

  const analysis = useStoredAnalysis(id);

  if (search.get('show') === 'repairs')
    return (
      <Suspense fallback={<ResultsWaiting />}>
        <RepairView id={id} />
      </Suspense>
    );
  return (
    <QueryView
      query={analysis}
      pending={<ResultsWaiting />}
      signedOut={<RedirectToLogin />}
      missing={<ResultsMissing />}
      renderFailure={(error, retry) => <ResultsUnreachable error={error} onRetry={retry} />}
    >
      {(result) => (
        <ResultsView
          result={result}
          view={{ tab: search.get('tab'), pane: search.get('pane') }}
          onViewChange={ask}
          onUploadVersion={() => setDialog('version')}
          fixAt={`/fix/new?resume=${id}&show=fixes`}
          checkJob={{ label: reanalyzeWords.job.openFirst, open: () => setDialog('job') }}
          onUploadNew={() => {
            clearWaitingFile();
            void navigate(uploadPanel);
          }}
        >
          <div className="mt-8 grid gap-8">
            <WhatIf key={`what-if-${id}`} result={result} />
            <Reanalyze
              key={id}
              result={result}
              open={dialog}
              onOpen={setDialog}
              onJob={(made) => void navigate(`/results/${made.id}?tab=jobmatch`)}
              onVersion={(made) => void navigate(`/compare/${made.id}/${id}`)}
            />
          </div>
        </ResultsView>
      )}
    </QueryView>
  );
};

export default ResultsPage;
