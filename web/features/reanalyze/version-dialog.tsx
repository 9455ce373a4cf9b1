import { useId, type FormEvent } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError, fileLook, inputLook } from '../../ui/forms/field.tsx';
import { FormFailure } from '../../ui/forms/form.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useVersionForm } from './use-version-form.ts';
import { words as allWords } from './words.ts';

const words = allWords.version;

/** Stays mounted while closed, so that the chosen file is kept. */
const VersionDialog = ({
  result,
  isOpen,
  onClose,
  onDone,
}: {
  result: StoredAnalysis;
  isOpen: boolean;
  onClose: () => void;
  onDone: (result: StoredAnalysis) => void;
}) => {
  const { reanalysis, isSameJob, setIsSameJob, problem, failure, isBusy, choose, submit } = useVersionForm(
    result,
    onDone,
  );
  const close = (): void => {
    reanalysis.stop();
    onClose();
  };
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={close}>
      <form
        aria-label={words.title}
        noValidate
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-ink-soft">{words.lead}</p>
        <FileField problem={problem} onChoose={choose} />
        {result.jobDescription !== undefined && (
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={isSameJob}
              className="mt-0.5 size-6 shrink-0 accent-accent"
              onChange={({ target }) => setIsSameJob(target.checked)}
            />
            <span className="pt-0.5">{words.sameJob}</span>
          </label>
        )}
        <FormFailure failure={failure} />
        <DialogFooter
          reanalysis={reanalysis}
          isBusy={isBusy}
          label={words.button}
          editorAt={`/fix/new?resume=${result.id}&show=fixes`}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
};

export default VersionDialog;

const FileField = ({ problem, onChoose }: { problem: string | undefined; onChoose: (file: File | null) => void }) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".pdf,.docx"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className={`${inputLook} ${fileLook}`}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.fileHint}
      </p>
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
};
