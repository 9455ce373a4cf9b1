import { getInvitation, joinGroup, listConsents } from '#contract/api/consents.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { errorOf, Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ChooseResume } from './choose-resume.tsx';
import { words as allWords } from './words.ts';

const words = allWords.form;

const schema = joinGroup.input.omit({ token: true });

/** Chooses a resume, a name and what to show, and asks for a clear yes. */
export const AgreeForm = ({ token, userId, counselor }: { token: string; userId: string; counselor: string }) => {
  const joining = useWrite(joinGroup, {
    onSuccess: async ({ cache }) => {
      cache.forget(listConsents);
      await cache.refresh(getInvitation, { token });
    },
  });
  const form = useContractForm({
    schema,
    start: { analysisId: '', label: '', withFile: false, agrees: false },
    otherwise: words.failed,
    submit: (values) => joining.send({ ...values, token }),
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.button}>
      <ChooseResume
        userId={userId}
        chosen={form.watch('analysisId')}
        error={errorOf(form, 'analysisId')}
        onChoose={(id) => form.setValue('analysisId', id, { shouldValidate: true, shouldTouch: true })}
      />
      <TextField form={form} name="label" label={words.label} hint={words.hint} autoComplete="name" />
      <CheckField form={form} name="withFile">
        {words.file(counselor)}
      </CheckField>
      <CheckField form={form} name="agrees">
        {words.agree(counselor)}
      </CheckField>
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};
