import { useParams, type MetaFunction } from 'react-router';
import { ApiError } from '../../data/http/api-error.ts';
import {
  ComparisonMissing,
  ComparisonUnreachable,
  ComparisonWaiting,
} from '../../features/compare/comparison-states.tsx';
import { ComparisonView } from '../../features/compare/comparison-view.tsx';
import { useComparison } from '../../features/compare/queries.ts';
import { ToLogin } from '../../session/redirect-to-login.tsx';

export const meta: MetaFunction = () => [
  { title: 'What Changed | Parsewell' },
  { name: 'description', content: 'Two analyses of your resume side by side.' },
];

const ComparePage = () => {
  const { id = '', before = '' } = useParams();
  const { data: comparison, error, refetch } = useComparison(id, before);

  if (comparison !== undefined) return <ComparisonView comparison={comparison} />;
  if (error === null) return <ComparisonWaiting />;
  if (error instanceof ApiError && error.isSignedOut) return <ToLogin />;
  if (error instanceof ApiError && error.status === 404) return <ComparisonMissing />;
  return <ComparisonUnreachable error={error} onRetry={() => void refetch()} />;
};

export default ComparePage;
