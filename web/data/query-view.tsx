import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError, sentenceOf } from './http/api-error.ts';
import { signedOut } from '../session/current-user.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

const words = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  retry: 'Try again',
} as const;

/** Something that is read from the server, in each of its states. Signed out in the meantime: the session hears of it, and the page goes to the login. */
export const Loaded = <Data,>({
  query,
  waiting,
  failed,
  children,
}: {
  query: UseQueryResult<Data>;
  waiting: string;
  failed: string;
  children: (data: Data) => ReactNode;
}) => {
  const { data, error } = query;
  const isSignedOut = error instanceof ApiError && error.isSignedOut;
  useEffect(() => {
    if (isSignedOut) signedOut();
  }, [isSignedOut]);

  if (data !== undefined) return children(data);
  if (error === null) return <output className="block py-4 text-ink-soft">{waiting}</output>;
  return (
    <Note tone="error" role="alert">
      <p className="font-semibold">{failed}</p>
      <p>{sentenceOf(error, words.unreachable)}</p>
      <Button tone="quiet" size="small" className="mt-3" onClick={() => void query.refetch()}>
        {words.retry}
      </Button>
    </Note>
  );
};
