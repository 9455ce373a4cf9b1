import { useId } from 'react';
import type { StoredAnalysis } from '#contract/analyses.ts';
import { limits } from '#contract/limits.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TakeAway } from './take-away.tsx';
import { useImagined, useStart } from './use-imagined.ts';
import { WouldBeFound, WouldScore } from './would.tsx';
import { words } from './words.ts';

/** The text and beside it what it would score. */
export const Desk = ({
  result,
  text,
  onText,
}: {
  result: StoredAnalysis;
  text: string;
  onText: (text: string) => void;
}) => {
  const id = useId();
  const original = result.readings.visual;
  const start = useStart(result.id, original);
  const imagined = useImagined(result.id, text);
  const would = { start: start.data ?? null, now: imagined.data ?? null };
  return (
    <div className="grid gap-4">
      {/* In sight while one types, however long the text is. */}
      <div className="sticky top-14 z-10 bg-paper py-2">
        {imagined.error === null ? (
          <WouldScore {...would} hasJob={result.jobDescription !== undefined} isBehind={imagined.isBehind} />
        ) : (
          <Failed error={imagined.error} onRetry={() => void imagined.refetch()} />
        )}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          {words.text}
        </label>
        <textarea
          id={id}
          rows={14}
          value={text}
          maxLength={limits.whatIfCharacters}
          spellCheck
          aria-describedby={`${id}-hint`}
          className={`${inputLook} py-2.5 font-mono text-sm`}
          onChange={({ target }) => onText(target.value)}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {words.textHint} {words.honest}
        </p>
        <TakeAway text={text} isChanged={text !== original} onReset={() => onText(original)} />
      </div>
      {imagined.error === null && <WouldBeFound {...would} />}
    </div>
  );
};

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Note tone="error" role="alert">
    {error instanceof ApiError && error.isSignedOut ? (
      <p>
        {words.signedOut}{' '}
        <a href="/login" target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
          {words.logIn}
        </a>
      </p>
    ) : (
      <p>{sentenceOf(error, words.failed)}</p>
    )}
    <Button tone="quiet" size="small" className="mt-3" onClick={onRetry}>
      {words.retry}
    </Button>
  </Note>
);
