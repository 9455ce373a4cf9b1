import { ApiError, sentenceOf } from '../../../data/http/api-error.ts';
import { useStore } from '../../../data/store.ts';
import { Button } from '../../../ui/button.tsx';
import { timeOf } from '../../../ui/dates.ts';
import { words as allWords } from '../words.ts';
import type { Autosave } from './autosave.ts';

const words = allWords.save;

/** Whether everything is stored. Screen readers hear when something is wrong, and not each save. */
export const SaveLine = ({ autosave }: { autosave: Autosave }) => {
  const state = useStore(autosave.state);
  if (state.is === 'saved') return <span className="text-sm text-ink-soft">{words.saved(timeOf(state.at))}</span>;
  if (state.is === 'saving') return <span className="text-sm text-ink-soft">{words.saving}</span>;
  if (state.is === 'offline')
    return (
      <output className="text-sm font-medium text-fair">{state.isKept ? words.offline : words.offlineNotKept}</output>
    );
  if (state.is === 'changed-elsewhere') return <span className="text-sm font-medium text-poor">{words.failed}</span>;
  const isSignedOut = state.error instanceof ApiError && state.error.isSignedOut;
  return (
    <span role="alert" className="flex flex-wrap items-center gap-2 text-sm font-medium text-poor">
      {isSignedOut ? words.signedOut : `${words.failed} ${sentenceOf(state.error, '')}`}
      {isSignedOut && (
        <a href="/login" target="_blank" rel="noopener" className="prose-link">
          {words.logIn}
        </a>
      )}
      <Button tone="quiet" size="small" onClick={() => void autosave.flush()}>
        {words.retry}
      </Button>
    </span>
  );
};
