import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, inputLook, useFieldIds } from './field.tsx';
import type { ContractForm } from './form.tsx';

/** One of a few, with its label above. `choices` are values with their words; the first line asks to choose. */
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
}) => {
  const error = form.getFieldState(name, form.formState).error?.message;
  const ids = useFieldIds(false, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="font-medium">
        {label}
      </label>
      <select
        {...form.register(name)}
        id={ids.id}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        className={inputLook}
      >
        <option value="">{prompt}</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
