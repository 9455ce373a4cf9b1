import { Field, inputLook } from '../../ui/forms/field.tsx';
import { Optional } from './job-description-box.tsx';
import { words } from './words.ts';

/** The address of the job posting, below its text. */
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
}) => (
  <Field label={<Optional label={words.jobUrlLabel} />} hint={words.jobUrlHint} error={error}>
    {(ties) => (
      <input
        {...ties}
        name="jobUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        disabled={isDisabled}
        className={inputLook}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
