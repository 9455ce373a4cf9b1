import { useEffect, useId, useRef } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { Draft } from '#contract/api/drafts.ts';
import { limits } from '#contract/product/limits.ts';
import { inputLook } from '../../ui/forms/field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { DraftOffer } from './draft-offer.tsx';
import { Failed } from './failed.tsx';
import { KeepDraft } from './keep-draft.tsx';
import { TakeAway } from './take-away.tsx';
import { rememberUnkept } from './unkept.ts';
import { useDraft } from './use-draft.ts';
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
  const box = useRef<HTMLTextAreaElement>(null);
  const original = result.readings.visual;
  const start = useStart(result.id, original);
  const imagined = useImagined(result.id, text);
  const would = { start: start.data ?? null, now: imagined.data ?? null };
  const { draft, state, keeping, deleting } = useDraft(result.id);
  const isUnkept = text !== original && text !== draft?.text;
  useEffect(() => rememberUnkept(result.id, isUnkept ? text : null), [result.id, isUnkept, text]);

  const use = (kept: Draft): void => {
    onText(kept.text);
    box.current?.focus();
  };
  const drop = (kept: Draft): void =>
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
        <DraftOffer draft={draft} isBusy={deleting.isPending} onUse={() => use(draft)} onDelete={() => drop(draft)} />
      )}
      {state.error !== null && (
        <Failed error={state.error} otherwise={words.draft.lookupFailed} onRetry={() => void state.refetch()} />
      )}
      {deleting.error !== null && draft !== null && (
        <Failed error={deleting.error} otherwise={words.draft.deleteFailed} onRetry={() => drop(draft)} />
      )}
      {/* In sight while one types, however long the text is. */}
      <div className="sticky top-14 z-10 bg-paper py-2">
        {imagined.error === null ? (
          <WouldScore {...would} hasJob={result.jobDescription !== undefined} isBehind={imagined.isBehind} />
        ) : (
          <Failed error={imagined.error} otherwise={words.failed} onRetry={() => void imagined.refetch()} />
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
            <KeepDraft
              {...{ draft, text, isUnkept }}
              isBusy={keeping.isPending}
              onKeep={() => keeping.mutate(text, { onSuccess: () => box.current?.focus() })}
            />
          )}
          {keeping.error !== null && (
            <Failed error={keeping.error} otherwise={words.draft.keepFailed} onRetry={() => keeping.mutate(text)} />
          )}
          <TakeAway text={text} isChanged={text !== original} onReset={() => onText(original)} />
        </div>
      </div>
      {imagined.error === null && <WouldBeFound {...would} />}
    </div>
  );
};
