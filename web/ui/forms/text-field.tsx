import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Field, inputLook } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

type FieldProps<Values extends FieldValues> = {
  form: ContractForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
>;

/** One line of text. */
export const TextField = <Values extends FieldValues>({ form, name, label, hint, ...input }: FieldProps<Values>) => (
  <Field label={label} hint={hint} error={errorOf(form, name)}>
    {(ties) => <input {...input} {...form.register(name)} {...ties} className={inputLook} />}
  </Field>
);

/** The same for a password, which can be revealed. */
export const PasswordField = <Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldProps<Values>) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={errorOf(form, name)}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...form.register(name)}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputLook} pr-12`}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
};
