import { limits } from '#contract/limits.ts';
import { FieldError, inputLook, useFieldIds } from '../../ui/field.tsx';
import { words } from './words.ts';

const number = new Intl.NumberFormat('en-US');

export const JobDescriptionBox = ({
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={ids.id} className="font-medium">
          {words.jobLabel} <span className="font-normal text-ink-soft">({words.jobOptional})</span>
        </label>
        <span className="text-sm text-ink-soft tabular-nums">
          {number.format(value.length)} / {number.format(limits.jobDescriptionCharacters)}
        </span>
      </div>
      <textarea
        id={ids.id}
        name="jobDescription"
        rows={4}
        value={value}
        disabled={isDisabled}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        className={`${inputLook} py-2`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={ids.hintId} className="text-sm text-ink-soft">
        {words.jobHint}
      </p>
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
};
