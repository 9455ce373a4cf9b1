import { FieldError, inputLook, useFieldIds } from '../../ui/field.tsx';
import { words } from './words.ts';

/** One line for the address of the advert, under its text. */
export const JobUrlLine = ({
  value,
  error,
  isDisabled,
  onChange,
}: {
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
}) => {
  const ids = useFieldIds(true, error !== undefined);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="font-medium">
        {words.jobUrlLabel} <span className="font-normal text-ink-soft">({words.jobOptional})</span>
      </label>
      <input
        id={ids.id}
        name="jobUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        disabled={isDisabled}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        className={inputLook}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={ids.hintId} className="text-sm text-ink-soft">
        {words.jobUrlHint}
      </p>
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
