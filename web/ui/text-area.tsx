import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, inputLook, useFieldIds } from './field.tsx';
import type { ContractForm } from './form.tsx';

/** Several lines of text with their label above and their error below. */
export const TextArea = <Values extends FieldValues>({
  form,
  name,
  label,
  rows,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
  label: string;
  rows: number;
}) => {
  const error = form.getFieldState(name, form.formState).error?.message;
  const ids = useFieldIds(false, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="font-medium">
        {label}
      </label>
      <textarea
        {...form.register(name)}
        id={ids.id}
        rows={rows}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        className={`${inputLook} py-2.5`}
      />
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
