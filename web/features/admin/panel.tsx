import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { QueryView } from '../../data/query-view.tsx';
import { reloadCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** One data set in its states. Each has its own, so that one failure does not affect the others. */
export const Panel = <Data,>({
  query,
  skeleton,
  failed,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  skeleton: ReactNode;
  failed: string;
  children: (data: Data) => ReactNode;
}) => {
  const { error } = query;
  // The user is no longer an admin: the page redirects.
  const isForbidden = error instanceof ApiError && error.problem.code === 'forbidden';
  useEffect(() => {
    if (isForbidden) reloadCurrentUser();
  }, [isForbidden]);
  return (
    <QueryView
      // If a refetch fails, old figures must not look current.
      query={error === null ? query : { ...query, data: undefined }}
      pending={skeleton}
      renderFailure={(failure, retry) => <Failed error={failure} failed={failed} onRetry={retry} />}
    >
      {children}
    </QueryView>
  );
};

const Failed = ({ error, failed, onRetry }: { error: Error; failed: string; onRetry: () => void }) => (
  <Note tone="error" role="alert">
    <p className="font-semibold">{failed}</p>
    <p>{sentenceOf(error, words.unreachableText)}</p>
    {error instanceof ApiError && error.problem.code === 'second-factor-missing' ? (
      <Link to="/profile?tab=settings" className="prose-link">
        {words.setUpSecondFactor}
      </Link>
    ) : (
      <Button tone="quiet" size="small" className="mt-3" onClick={onRetry}>
        {words.retry}
      </Button>
    )}
  </Note>
);
