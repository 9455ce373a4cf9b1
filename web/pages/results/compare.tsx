import { useParams, type MetaFunction } from 'react-router';
import { QueryView } from '../../data/query-view.tsx';
import {
  ComparisonMissing,
  ComparisonUnreachable,
  ComparisonWaiting,
} from '../../features/compare/comparison-states.tsx';
import { ComparisonView } from '../../features/compare/comparison-view.tsx';
import { useComparison } from '../../features/compare/queries.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [
  { title: 'What Changed | Parsewell' },
  { name: 'description', content: 'Two analyses of your resume side by side.' },
];

const ComparePage = () => {
  const { id = '', before = '' } = useParams();
  return (
    <QueryView
      query={useComparison(id, before)}
      pending={<ComparisonWaiting />}
      signedOut={<RedirectToLogin />}
      missing={<ComparisonMissing />}
      renderFailure={(error, retry) => <ComparisonUnreachable error={error} onRetry={retry} />}
    >
      {(comparison) => <ComparisonView comparison={comparison} />}
    </QueryView>
  );
};

export default ComparePage;
