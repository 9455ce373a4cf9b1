import type { Ref } from 'react';
import { limits } from '#contract/product/limits.ts';
import { Field, inputLook } from '../../ui/forms/field.tsx';
import { numberOf } from '../../ui/intl.ts';
import { words } from './words.ts';

export const JobDescriptionBox = ({
  box,
  value,
  error,
  isDisabled,
  onChange,
}: {
  box: Ref<HTMLTextAreaElement>;
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
}) => (
  <Field
    label={<Optional label={words.jobLabel} />}
    aside={
      <span className="text-sm text-ink-soft tabular-nums">
        {numberOf(value.length)} / {numberOf(limits.jobDescriptionCharacters)}
      </span>
    }
    hint={words.jobHint}
    error={error}
  >
    {(ties) => (
      <textarea
        {...ties}
        ref={box}
        name="jobDescription"
        rows={4}
        value={value}
        disabled={isDisabled}
        className={`${inputLook} py-2`}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="font-normal text-ink-soft">({words.jobOptional})</span>
  </>
);
