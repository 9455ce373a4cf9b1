import { useParams, type MetaFunction } from 'react-router';
import { getSharedReport } from '#contract/api/shares.ts';
import { QueryView } from '../../data/query-view.tsx';
import { useGradual } from '../../data/use-gradual.ts';
import { useRead } from '../../data/use-read.ts';
import { ResultsUnreachable, ShareGone } from '../../features/results/results-states.tsx';
import { ResultsWaiting } from '../../features/results/results-waiting.tsx';
import { SharedView } from '../../features/results/share/shared-view.tsx';

export const meta: MetaFunction = () => [
  { title: 'A shared resume report | Parsewell' },
  {
    name: 'description',
    content: 'A report on what hiring software reads in a resume. The owner shared it without their name.',
  },
];

const SharedPage = () => {
  const { token = '' } = useParams();
  return (
    <QueryView
      query={useGradual(useRead(getSharedReport, { token }))}
      pending={<ResultsWaiting />}
      missing={<ShareGone />}
      renderFailure={(error, retry) => <ResultsUnreachable error={error} onRetry={retry} />}
    >
      {(report) => <SharedView report={report} />}
    </QueryView>
  );
};

export default SharedPage;
