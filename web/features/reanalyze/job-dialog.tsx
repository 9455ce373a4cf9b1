import { analyzeForJob } from '#contract/api/versions.ts';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { PostingFile } from '../../postings/posting-file.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { jobSchema } from './job-schema.ts';
import { useReanalysis } from './use-reanalysis.ts';
import { words as allWords } from './words.ts';

const words = allWords.job;

/** Stays mounted while closed, so that a pasted job description is kept. */
const JobDialog = ({
  id,
  title,
  isOpen,
  onClose,
  onDone,
}: {
  id: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: (result: StoredAnalysis) => void;
}) => {
  const reanalysis = useReanalysis(analyzeForJob, id);
  const form = useContractForm({
    schema: jobSchema,
    start: { jobDescription: '', jobUrl: '' },
    otherwise: allWords.failed,
    submit: async ({ jobDescription, jobUrl }) => {
      const input = { id, jobDescription, ...(jobUrl === '' ? {} : { jobUrl }) };
      const made = await reanalysis.send(input);
      if (made !== null) onDone(made);
    },
  });
  const close = (): void => {
    reanalysis.stop();
    onClose();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      <Form form={form} label={title}>
        <p className="text-ink-soft">{words.lead}</p>
        <TextArea form={form} name="jobDescription" label={words.description} rows={8} />
        <PostingFile
          textNow={() => form.getValues('jobDescription')}
          isDisabled={form.formState.isSubmitting}
          onText={(text) => form.setValue('jobDescription', text, { shouldDirty: true, shouldValidate: true })}
        />
        <TextField
          form={form}
          name="jobUrl"
          label={words.url}
          hint={words.urlHint}
          inputMode="url"
          autoComplete="off"
        />
        <FormFailure failure={form.failure} />
        <DialogFooter
          reanalysis={reanalysis}
          isBusy={form.formState.isSubmitting}
          label={words.button}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
};

export default JobDialog;
