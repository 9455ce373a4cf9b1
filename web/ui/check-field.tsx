import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, useFieldIds } from './field.tsx';
import type { ContractForm } from './form.tsx';

/** A box to tick, with its words beside it. */
export const CheckField = <Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
  children: ReactNode;
}) => {
  const error = form.getFieldState(name, form.formState).error?.message;
  const ids = useFieldIds(false, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...form.register(name)}
          type="checkbox"
          id={ids.id}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <label htmlFor={ids.id} className="pt-0.5">
          {children}
        </label>
      </div>
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
