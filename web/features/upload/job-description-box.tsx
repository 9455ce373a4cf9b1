import type { Ref } from 'react';
import { madeOnce } from '#contract/made-once.ts';
import { limits } from '#contract/product/limits.ts';
import { Field, inputLook } from '../../ui/forms/field.tsx';
import { words } from './words.ts';

const number = madeOnce(() => new Intl.NumberFormat('en-US'));

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
        {number().format(value.length)} / {number().format(limits.jobDescriptionCharacters)}
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
