import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { sessionChanged, signedOut } from '../../session/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** One set of data in its states. Each has its own, so that one that fails takes nothing else along. */
export const Panel = <Data,>({
  query,
  skeleton,
  failed,
  children,
}: {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  failed: string;
  children: (data: Data) => ReactNode;
}) => {
  const { data, error } = query;
  useRefusal(error);
  if (error !== null) return <Failed error={error} failed={failed} onRetry={() => void query.refetch()} />;
  return data === undefined ? skeleton : children(data);
};

/** Signed out or no admin any more: the session is told, and the page leads elsewhere. */
export const useRefusal = (error: Error | null): void => {
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    if (error.isSignedOut) signedOut();
    if (error.problem.code === 'forbidden') sessionChanged();
  }, [error]);
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
