import { useState } from 'react';
import type { Opening } from '#content/company/openings.ts';
import { careers } from '#content/pages/careers.ts';
import { uploadProblemOf } from '#contract/api/analyses.ts';
import { applicationForm, applyForOpening } from '#contract/api/careers.ts';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Field, fileLook, inputLook } from '../../ui/forms/field.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { words } from './words.ts';

export const ApplyForm = ({ opening, onDone }: { opening: Opening; onDone: () => void }) => {
  const [resume, setResume] = useState<File | null>(null);
  const [resumeError, setResumeError] = useState<string | undefined>(undefined);
  const apply = useWrite(applyForOpening);
  const form = useContractForm({
    schema: applicationForm,
    start: { opening: opening.id, name: '', email: '', phone: '', letter: '', website: '' },
    otherwise: words.failed,
    submit: async (application) => {
      if (resume === null) {
        setResumeError(words.noResume);
        throw new ApiError(0, { code: 'bad-input', message: words.noResume });
      }
      try {
        await apply.send(application, { files: { resume } });
        toast({ ...words.sent, tone: 'good' });
        onDone();
      } catch (error) {
        toast({ title: words.failedTitle, message: sentenceOf(error, words.failed), tone: 'error' });
        throw error;
      }
    },
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.applyFor(opening.title)}>
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      <TextField form={form} name="email" label={words.email} type="email" autoComplete="email" inputMode="email" />
      <TextField form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" inputMode="tel" />
      <TextArea form={form} name="letter" label={words.letter} rows={5} />
      <ResumeField
        error={resumeError}
        onChoose={(file) => {
          const fault = file === null ? null : uploadProblemOf(file);
          setResume(fault === null ? file : null);
          setResumeError(fault?.message);
        }}
      />
      <HoneypotField form={form} name="website" />
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
      <p className="text-sm text-ink-soft">{careers.privacy}</p>
    </Form>
  );
};

const ResumeField = ({ error, onChoose }: { error: string | undefined; onChoose: (file: File | null) => void }) => (
  <Field label={words.resume} error={error}>
    {(ties) => (
      <input
        {...ties}
        type="file"
        accept=".pdf,.docx"
        className={`${inputLook} ${fileLook}`}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
    )}
  </Field>
);
