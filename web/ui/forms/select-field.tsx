import type { FieldValues, Path } from 'react-hook-form';
import { Field, inputLook } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

/** A select. `choices` are values with their labels; the first option is a prompt. */
export const SelectField = <Values extends FieldValues>({
  form,
  name,
  label,
  prompt,
  choices,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
  label: string;
  prompt: string;
  choices: Readonly<Record<string, string>>;
}) => (
  <Field label={label} error={errorOf(form, name)}>
    {(ties) => (
      <select {...form.register(name)} {...ties} className={inputLook}>
        <option value="">{prompt}</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
);
