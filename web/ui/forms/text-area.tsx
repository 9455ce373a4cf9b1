import type { FieldValues, Path } from 'react-hook-form';
import { Field, inputLook } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

/** Several lines of text. */
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
}) => (
  <Field label={label} error={errorOf(form, name)}>
    {(ties) => <textarea {...form.register(name)} {...ties} rows={rows} className={`${inputLook} py-2.5`} />}
  </Field>
);
