import { z } from 'zod';
import { renameResume, resumeNameSchema, type ResumeSummary } from '#contract/api/resumes.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { changeResume } from '../queries.ts';
import { words as allWords } from '../words.ts';

const words = allWords.resumes;
const schema = z.object({ name: resumeNameSchema });

const RenameDialog = ({ resume, onClose }: { resume: ResumeSummary | null; onClose: () => void }) => (
  <Dialog title={words.renameTitle} isOpen={resume !== null} onClose={onClose}>
    {resume !== null && <RenameForm resume={resume} onClose={onClose} />}
  </Dialog>
);

const RenameForm = ({ resume: { id, name }, onClose }: { resume: ResumeSummary; onClose: () => void }) => {
  const rename = useWrite(renameResume, {
    onSuccess: ({ answer, cache }) => changeResume(cache, id, answer),
    done: () => ({ ...words.renamed, tone: 'good' }),
  });
  const form = useContractForm({
    schema,
    start: { name },
    otherwise: words.renameFailed,
    submit: async (values) => {
      await rename.send({ id, ...values });
      onClose();
    },
  });
  return (
    <Form form={form} label={words.renameTitle}>
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? words.savingName : words.saveName}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
};

export default RenameDialog;
