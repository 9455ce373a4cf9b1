import { useEffect } from 'react';
import { addPasskey } from '#contract/api/access/passkeys.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.passkeys;

/** Names a passkey before the device makes it, or later. */
export const PasskeyNameForm = ({
  start,
  button,
  onName,
  onCancel,
}: {
  start: string;
  button: string;
  onName: (name: string) => Promise<unknown>;
  onCancel: () => void;
}) => {
  const form = useContractForm({
    schema: addPasskey.input.pick({ name: true }),
    start: { name: start },
    otherwise: words.failed,
    submit: async ({ name }) => {
      try {
        await onName(name);
      } catch (error) {
        // What the device says is for developers.
        if (error instanceof ApiError) throw error;
        form.setError('name', { message: words.canceled });
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.title}>
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.busy : button}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
};
