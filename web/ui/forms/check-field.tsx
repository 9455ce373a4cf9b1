import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, useFieldIds } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

/** A checkbox with its label. */
export const CheckField = <Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
  children: ReactNode;
}) => {
  const error = errorOf(form, name);
  const { ties, errorId } = useFieldIds(false, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input {...form.register(name)} type="checkbox" {...ties} className="mt-0.5 size-6 shrink-0 accent-accent" />
        <label htmlFor={ties.id} className="pt-0.5">
          {children}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
};
