import { useId } from 'react';

/** Ids that tie an input to its label, its hint and its error. */
export const useFieldIds = (hasHint: boolean, hasError: boolean) => {
  const id = useId();
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false).join(' ');
  return { id, hintId: `${id}-hint`, errorId: `${id}-error`, describedBy: described === '' ? undefined : described };
};

export const inputLook =
  'w-full min-h-11 rounded-md border border-line-strong bg-sheet px-3 text-ink placeholder:text-ink-soft aria-invalid:border-poor-bar';

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p id={id} className="text-sm font-medium text-poor">
      {error}
    </p>
  );
