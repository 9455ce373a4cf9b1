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
  /** The heading of the error note with its reason and retry button. */
  | { failure: string; renderFailure?: never }
  /** Replaces that note. */
  | { failure?: never; renderFailure: (error: Error, retry: () => void) => ReactNode };

/**
 * Renders a query in each of its states. Part of a page passes texts for loading and failure; a whole page passes its
 * own elements.
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
  /** From `useRead`; or from a write that requests something, with a function to request it again. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  pending: ReactNode;
  /** For a 404. */
  missing?: ReactNode;
  /** For a 401, after the session has been updated. */
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
