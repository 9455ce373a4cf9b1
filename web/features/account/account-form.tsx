import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOf } from '../../data/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { type ContractForm, Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** Texts that every account form has. */
type FormWords = { title: string; button: string; busy: string; failedTitle: string; failed: string };

/** A form that also shows its failure as a toast. */
export const useAccountForm = <Values extends FieldValues>({
  words,
  submit,
  ...rest
}: {
  schema: z.ZodType<Values, Values>;
  start: DefaultValues<Values>;
  words: FormWords;
  submit: (values: Values) => Promise<unknown>;
}): ContractForm<Values> =>
  useContractForm({
    ...rest,
    otherwise: words.failed,
    submit: async (values) => {
      try {
        await submit(values);
      } catch (error) {
        toast({ title: words.failedTitle, message: sentenceOf(error, words.failed), tone: 'error' });
        throw error;
      }
    },
  });

/** The layout of an account form: fields, failure, button. */
export const AccountForm = <Values extends FieldValues>({
  form,
  words,
  children,
}: {
  form: ContractForm<Values>;
  words: FormWords;
  children: ReactNode;
}) => {
  const isBusy = form.formState.isSubmitting;
  return (
    <Form form={form} label={words.title}>
      {children}
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};
