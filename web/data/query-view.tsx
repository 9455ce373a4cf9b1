import { useEffect, type ReactNode } from 'react';
import { signedOut } from '../session/current-user.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { ApiError, sentenceOf } from './http/api-error.ts';

const words = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  retry: 'Try again',
} as const;

type Failure =
  /** The heading of the note with the reason and the way to try again. */
  | { failure: string; renderFailure?: never }
  /** What takes the place of that note. */
  | { failure?: never; renderFailure: (error: Error, retry: () => void) => ReactNode };

/**
 * What is read from the server, in each of its states. A place in a page says in words what it waits for and what failed;
 * a whole page brings its own pictures of these states.
 */
export const QueryView = <Data,>({
  query,
  pending,
  failure,
  renderFailure,
  missing,
  signedOut: whenSignedOut,
  isEmpty,
  empty,
  children,
}: {
  /** From `useRead`; or from a write that asks for something, with how to ask again. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  pending: ReactNode;
  /** For a 404: what was asked for does not exist. */
  missing?: ReactNode;
  /** For a 401, the session having been told. */
  signedOut?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
} & Failure) => {
  const { data, error, refetch } = query;
  const isSignedOut = error instanceof ApiError && error.isSignedOut;
  useEffect(() => {
    if (isSignedOut) signedOut();
  }, [isSignedOut]);

  if (data !== undefined) return isEmpty?.(data) === true ? empty : children(data);
  if (error === null)
    return typeof pending === 'string' ? <output className="block py-4 text-ink-soft">{pending}</output> : pending;
  if (isSignedOut && whenSignedOut !== undefined) return whenSignedOut;
  if (missing !== undefined && error instanceof ApiError && error.status === 404) return missing;
  const retry = (): void => void refetch();
  if (renderFailure !== undefined) return renderFailure(error, retry);
  return (
    <Note tone="error" role="alert">
      <p className="font-semibold">{failure}</p>
      <p>{sentenceOf(error, words.unreachable)}</p>
      <Button tone="quiet" size="small" className="mt-3" onClick={retry}>
        {words.retry}
      </Button>
    </Note>
  );
};
