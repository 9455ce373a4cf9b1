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
 * A form with a schema of the contract. `submit` may throw an `ApiError`: field errors are shown under their fields, and
 * what no field says in `failure`. Input is never lost.
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
  /** The message for a failure without one of its own. */
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
        // The field set last gets the focus, so the first field is set last.
        if (isFieldOf(values, name)) form.setError(name, { type: 'server', message }, { shouldFocus: true });
      const sentence = sentenceOf(error, otherwise);
      // Once is enough: a field that says it has the focus, so it is read out as well.
      const isUnderField = refused.some(
        ([name, message]) => message === sentence && isFieldOf(values, name) && isOnPage(name),
      );
      setFailure(isUnderField ? null : sentence);
    }
  });
  return { ...form, failure, send: () => void send() };
};

/** The error of a field, once it was blurred. */
export const errorOf = <Values extends FieldValues>(
  form: ContractForm<Values>,
  name: Path<Values>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;

/**
 * The layout of a form: one column, the failure above the button. Disabled until hydration: before it, the browser
 * itself would submit the form, and React would discard the input. `method="post"` keeps a password out of the address
 * if the browser submits anyway.
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
      onMouseDown={preventBlur}
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
 * Pressing the button would blur a field, whose error then appears and moves the button away from the pointer: the
 * click would be lost. So the focus stays until the form is submitted.
 */
const preventBlur = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('button[type=submit]') !== null) event.preventDefault();
};

/** Why the form was not submitted; stays until the next attempt. */
export const FormFailure = ({ failure }: { failure: string | null }) => (
  <div role="alert" className="contents">
    {failure !== null && <Note tone="error">{failure}</Note>}
  </div>
);

const isFieldOf = <Values extends FieldValues>(values: Values, name: string): name is Path<Values> => name in values;

/** A form can send what it does not show, such as a token. */
const isOnPage = (name: string): boolean => document.getElementsByName(name).length > 0;
