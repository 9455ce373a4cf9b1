import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import { Note } from '../note.tsx';
import { useIsHydrated } from '../../data/store.ts';

type Schema<Values extends FieldValues> = z.ZodType<Values, Values>;

export type ContractForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  failure: string | null;
  send: () => void;
};

/**
 * A form over a schema of the contract. `submit` does what the form is for and may throw an `ApiError`: messages for
 * single fields go under those fields, the sentence of the rest into `failure`. Typed values are never lost.
 */
export const useContractForm = <Values extends FieldValues>({
  schema,
  start,
  submit,
  otherwise,
}: {
  schema: Schema<Values>;
  start: DefaultValues<Values>;
  submit: (values: Values) => Promise<unknown>;
  /** What to say about a failure that comes without a sentence. */
  otherwise: string;
}): ContractForm<Values> => {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: start,
    mode: 'onTouched',
  });

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [];
      for (const [name, message] of refused.toReversed())
        // The last one set keeps the focus: the first field of the form.
        if (isFieldOf(values, name)) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      setFailure(sentenceOf(error, otherwise));
    }
  });
  return { ...form, failure, send: () => void send() };
};

/** What is wrong with a field, once its person has left it. */
export const errorOf = <Values extends FieldValues>(
  form: ContractForm<Values>,
  name: Path<Values>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;

/**
 * The frame of a form: one column, the failure above the button. A form is its fields and what the button says.
 * It opens when the page is alive: the browser itself would send what is typed before, and React would empty it. Should
 * the browser send it all the same, then not with a password in the address.
 */
export const Form = <Values extends FieldValues>({
  form,
  label,
  children,
}: {
  form: ContractForm<Values>;
  label: string;
  children: ReactNode;
}) => {
  const isHydrated = useIsHydrated();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its button, and adds nothing to operate
    <form
      aria-label={label}
      method="post"
      noValidate
      onMouseDown={keepButtonInPlace}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <fieldset role="presentation" disabled={!isHydrated} className="grid min-w-0 gap-5">
        {children}
      </fieldset>
    </form>
  );
};

/**
 * Pressing the button would take the focus from the field before it, whose message then appears and moves the button away
 * from under the pointer: the click would be lost. So the focus stays until the form is sent.
 */
const keepButtonInPlace = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('button[type=submit]') !== null) event.preventDefault();
};

/** Says why the form did not go through; stays until the next try. */
export const FormFailure = ({ failure }: { failure: string | null }) => (
  <div role="alert" className="contents">
    {failure !== null && <Note tone="error">{failure}</Note>}
  </div>
);

const isFieldOf = <Values extends FieldValues>(values: Values, name: string): name is Path<Values> => name in values;
