import { useId, useState, type FormEvent } from 'react';
import { uploadProblemOf, type StoredAnalysis } from '#contract/api/analyses.ts';
import { analyzeVersion } from '#contract/api/versions.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError, fileLook, inputLook } from '../../ui/forms/field.tsx';
import { FormFailure } from '../../ui/forms/form.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useReanalysis } from './use-reanalysis.ts';
import { words as allWords } from './words.ts';

const words = allWords.version;

/** A form without a schema, because it holds a file. Stays mounted while closed, so that the chosen file is kept. */
export const VersionDialog = ({
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
  const id = useId();
  const reanalysis = useReanalysis(analyzeVersion, result.id);
  const [file, setFile] = useState<File | null>(null);
  const [isSameJob, setIsSameJob] = useState(true);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const job = isSameJob ? result.jobDescription : undefined;

  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setProblem(chosen === null ? undefined : uploadProblemOf(chosen)?.message);
  };
  const close = (): void => {
    reanalysis.stop();
    onClose();
  };
  const submit = async (): Promise<void> => {
    if (file === null) setProblem(words.missing);
    if (file === null || problem !== undefined || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const input = { id: result.id, ...(job === undefined ? {} : { jobDescription: job }) };
      const made = await reanalysis.send(input, { resume: file });
      if (made !== null) onDone(made);
    } catch (error) {
      setFailure(sentenceOf(error, allWords.failed));
    } finally {
      setIsBusy(false);
    }
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
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {words.fileHint}
          </p>
          <FieldError id={`${id}-error`} error={problem} />
        </div>
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
        <DialogFooter reanalysis={reanalysis} isBusy={isBusy} label={words.button} onCancel={close} />
      </form>
    </Dialog>
  );
};
