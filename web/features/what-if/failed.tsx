import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** What did not work, and the way on that loses no word. */
export const Failed = ({ error, otherwise, onRetry }: { error: Error; otherwise: string; onRetry: () => void }) => (
  <Note tone="error" role="alert">
    {error instanceof ApiError && error.isSignedOut ? (
      <p>
        {words.signedOut}{' '}
        <a href="/login" target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
          {words.logIn}
        </a>
      </p>
    ) : (
      <p>{sentenceOf(error, otherwise)}</p>
    )}
    <Button tone="quiet" size="small" className="mt-3" onClick={onRetry}>
      {words.retry}
    </Button>
  </Note>
);
