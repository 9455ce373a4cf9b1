import { useNavigate } from 'react-router';
import { createGroup, listGroups } from '#contract/api/groups.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.make;

/** Names a group, which then opens. */
export const MakeGroup = () => {
  const navigate = useNavigate();
  const making = useWrite(createGroup, {
    onSuccess: async ({ answer, cache }) => {
      await cache.refresh(listGroups, {});
      await navigate(`/groups/${answer.id}`);
    },
  });
  const form = useContractForm({
    schema: createGroup.input,
    start: { name: '', hasPermission: false },
    otherwise: words.failed,
    submit: (values) => making.send(values),
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <section aria-labelledby="make-group" className="mt-6 rounded-lg border border-line bg-sheet p-4 sm:p-6">
      <h2 id="make-group" className="mb-4 font-serif text-xl font-semibold">
        {words.title}
      </h2>
      <Form form={form} label={words.title}>
        <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
        <CheckField form={form} name="hasPermission">
          {words.permission}
        </CheckField>
        <FormFailure failure={form.failure} />
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </section>
  );
};
