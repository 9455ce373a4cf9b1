import { useEffect, useId, useRef } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { Draft } from '#contract/api/drafts.ts';
import { limits } from '#contract/product/limits.ts';
import { inputLook } from '../../ui/forms/field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FailureNote } from './failure-note.tsx';
import { SaveDraft } from './save-draft.tsx';
import { ExportText } from './export-text.tsx';
import { rememberUnkept } from './unkept.ts';
import { useDraft } from './use-draft.ts';
import { useImagined, useStart } from './use-imagined.ts';
import { KeywordChanges, Scores } from './scores.tsx';
import { words } from './words.ts';

/** The text of the resume, and what it would score. */
export const Editor = ({
  result,
  text,
  onText,
}: {
  result: StoredAnalysis;
  text: string;
  onText: (text: string) => void;
}) => {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const original = result.readings.visual;
  const start = useStart(result.id, original);
  const imagined = useImagined(result.id, text);
  const would = { start: start.data ?? null, now: imagined.data ?? null };
  const { draft, state, keeping, deleting } = useDraft(result.id);
  const isUnsaved = text !== original && text !== draft?.text;
  useEffect(() => rememberUnkept(result.id, isUnsaved ? text : null), [result.id, isUnsaved, text]);

  const restore = (kept: Draft): void => {
    onText(kept.text);
    box.current?.focus();
  };
  const discard = (kept: Draft): void =>
    deleting.mutate(undefined, {
      onSuccess: () => {
        box.current?.focus();
        toast({
          title: words.draft.deleted,
          action: { label: words.draft.undo, run: () => keeping.mutate(kept.text) },
        });
      },
    });
  return (
    <div className="grid gap-4">
      {draft !== null && text === original && draft.text !== original && (
        <DraftOffer
          draft={draft}
          isBusy={deleting.isPending}
          onUse={() => restore(draft)}
          onDelete={() => discard(draft)}
        />
      )}
      {state.error !== null && (
        <FailureNote error={state.error} fallback={words.draft.lookupFailed} onRetry={() => void state.refetch()} />
      )}
      {deleting.error !== null && draft !== null && (
        <FailureNote error={deleting.error} fallback={words.draft.deleteFailed} onRetry={() => discard(draft)} />
      )}
      {/* Stays visible while typing, however long the text is. */}
      <div className="sticky top-14 z-10 bg-paper py-2">
        {imagined.error === null ? (
          <Scores {...would} hasJob={result.jobDescription !== undefined} isBehind={imagined.isBehind} />
        ) : (
          <FailureNote error={imagined.error} fallback={words.failed} onRetry={() => void imagined.refetch()} />
        )}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          {words.text}
        </label>
        <textarea
          ref={box}
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
        <div className="mt-2 grid gap-3">
          {!state.isPending && (
            <SaveDraft
              {...{ draft, text, isUnsaved }}
              isBusy={keeping.isPending}
              onSave={() => keeping.mutate(text, { onSuccess: () => box.current?.focus() })}
            />
          )}
          {keeping.error !== null && (
            <FailureNote error={keeping.error} fallback={words.draft.saveFailed} onRetry={() => keeping.mutate(text)} />
          )}
          <ExportText text={text} isChanged={text !== original} onReset={() => onText(original)} />
        </div>
      </div>
      {imagined.error === null && <KeywordChanges {...would} />}
    </div>
  );
};
