import { setWorkspaceJob } from '#contract/api/workspace/check.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { useWrite } from '../../../data/use-write.ts';
import { PostingFile } from '../../../postings/posting-file.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.job;
const schema = setWorkspaceJob.input.pick({ jobDescription: true });

export type Job = OutputOf<typeof setWorkspaceJob>;

/** The job that the resume is scored for while it is edited. Stays mounted while closed, so that a pasted text is kept. */
export const JobDialog = ({
  id,
  job,
  isOpen,
  onClose,
  onDone,
}: {
  id: string;
  job: string | null;
  isOpen: boolean;
  onClose: () => void;
  onDone: (job: Job) => void;
}) => {
  const { send } = useWrite(setWorkspaceJob);
  const form = useContractForm({
    schema,
    start: { jobDescription: job ?? '' },
    otherwise: words.failed,
    submit: async ({ jobDescription }) => onDone(await send({ id, jobDescription })),
  });
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <Form form={form} label={words.title}>
        <p className="text-ink-soft">{words.lead}</p>
        <TextArea form={form} name="jobDescription" label={words.title} rows={8} />
        <PostingFile
          textNow={() => form.getValues('jobDescription')}
          isDisabled={form.formState.isSubmitting}
          onText={(text) => form.setValue('jobDescription', text, { shouldDirty: true, shouldValidate: true })}
        />
        <FormFailure failure={form.failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? words.busy : words.save}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
