import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, inputLook, useFieldIds } from './field.tsx';
import type { ContractForm } from './form.tsx';

type FieldProps<Values extends FieldValues> = {
  form: ContractForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

/** One line of text with its label above, its hint and its error below. */
export const TextField = <Values extends FieldValues>({ form, name, label, hint, ...input }: FieldProps<Values>) => {
  const error = form.getFieldState(name, form.formState).error?.message;
  const ids = useFieldIds(hint !== undefined, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="font-medium">
        {label}
      </label>
      <input
        {...input}
        {...form.register(name)}
        id={ids.id}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        className={inputLook}
      />
      {hint !== undefined && (
        <div id={ids.hintId} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};

/** The same for a password, which can be looked at. */
export const PasswordField = <Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldProps<Values>) => {
  const [isShown, setIsShown] = useState(false);
  const error = form.getFieldState(name, form.formState).error?.message;
  const ids = useFieldIds(hint !== undefined, error !== undefined);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          {...form.register(name)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          id={ids.id}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
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
      {hint !== undefined && (
        <div id={ids.hintId} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
