import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** What failed, and a retry that keeps the text. */
export const FailureNote = ({ error, fallback, onRetry }: { error: Error; fallback: string; onRetry: () => void }) => (
  <Note tone="error" role="alert">
    {error instanceof ApiError && error.isSignedOut ? (
      <p>
        {words.signedOut}{' '}
        <a href="/login" target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
          {words.logIn}
        </a>
      </p>
    ) : (
      <p>{sentenceOf(error, fallback)}</p>
    )}
    <Button tone="quiet" size="small" className="mt-3" onClick={onRetry}>
      {words.retry}
    </Button>
  </Note>
);
