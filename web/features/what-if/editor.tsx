import { useEffect, useId, useRef, type Ref } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { limits } from '#contract/product/limits.ts';
import { inputLook } from '../../ui/forms/field.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { ExportText } from './export-text.tsx';
import { FailureNote } from './failure-note.tsx';
import { SaveDraft } from './save-draft.tsx';
import { KeywordChanges, ScoreChanges } from './scores.tsx';
import { type Session, updateSession } from './sessions.ts';
import { useDraft } from './use-draft.ts';
import { words } from './words.ts';

/** The text of the resume, and what it would score. */
export const Editor = ({
  result: { id, readings, jobDescription },
  session: { text, isUnsaved, original, latest, error },
  onChange,
  onRetry,
}: {
  result: StoredAnalysis;
  session: Session;
  onChange: (text: string) => void;
  onRetry: () => void;
}) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const focus = (): void => box.current?.focus();
  const { draft, state, saving, deleting } = useDraft(id, focus);
  const resumeText = readings.visual;
  const hasUnsaved = text !== resumeText && text !== draft?.text;
  useEffect(() => updateSession(id, { isUnsaved: hasUnsaved }), [id, hasUnsaved]);
  const scores = { original, now: latest?.scores ?? null };
  const save = (): void => saving.run({ id, text });
  const remove = (): void => deleting.run({ id });
  return (
    <div className="grid gap-4">
      {draft !== null && text === resumeText && draft.text !== resumeText && (
        <DraftOffer
          draft={draft}
          isBusy={deleting.isPending}
          onUse={() => {
            onChange(draft.text);
            focus();
          }}
          onDelete={remove}
        />
      )}
      <Failure error={state.error} fallback={words.draft.lookupFailed} onRetry={() => void state.refetch()} />
      <Failure error={deleting.error} fallback={words.draft.deleteFailed} onRetry={remove} />
      {/* Stays visible while typing, however long the text is. */}
      <div className="sticky top-14 z-10 bg-paper py-2">
        <Failure error={error} fallback={words.failed} onRetry={onRetry} />
        {error === null && (
          <ScoreChanges {...scores} hasJob={jobDescription !== undefined} isBehind={latest?.text !== text} />
        )}
      </div>
      <div className="grid gap-1.5">
        <TextBox ref={box} text={text} onChange={onChange} />
        <div className="mt-2 grid gap-3">
          {!state.isPending && <SaveDraft {...{ draft, text, isUnsaved }} isBusy={saving.isPending} onSave={save} />}
          <Failure error={saving.error} fallback={words.draft.saveFailed} onRetry={save} />
          <ExportText text={text} isChanged={text !== resumeText} onReset={() => onChange(resumeText)} />
        </div>
      </div>
      {error === null && <KeywordChanges now={scores.now} />}
    </div>
  );
};

const Failure = ({ error, ...rest }: { error: Error | null; fallback: string; onRetry: () => void }) =>
  error === null ? null : <FailureNote error={error} {...rest} />;

const TextBox = ({
  ref,
  text,
  onChange,
}: {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
}) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {words.text}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={14}
        value={text}
        maxLength={limits.whatIfCharacters}
        spellCheck
        aria-describedby={`${id}-hint`}
        className={`${inputLook} py-2.5 font-mono text-sm`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.textHint} {words.honest}
      </p>
    </>
  );
};
