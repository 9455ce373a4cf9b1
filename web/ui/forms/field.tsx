import { type ReactNode, useId } from 'react';

export const inputLook =
  'w-full min-h-11 rounded-md border border-line-strong bg-sheet px-3 text-ink placeholder:text-ink-soft aria-invalid:border-poor-bar';

/** In addition to `inputLook` for a file input: styles its button. */
export const fileLook =
  'py-1.5 file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-solid file:border-line-strong file:bg-well file:px-3 file:text-sm file:font-semibold file:text-ink';

/** The attributes that connect an input to its label, hint and error. */
export type InputTies = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** IDs that connect an input to its label, hint and error. */
export const useFieldIds = (hasHint: boolean, hasError: boolean) => {
  const id = useId();
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false).join(' ');
  const ties: InputTies = {
    id,
    'aria-invalid': hasError,
    'aria-describedby': described === '' ? undefined : described,
  };
  return { ties, hintId: `${id}-hint`, errorId: `${id}-error` };
};

/** An input with its label above, its hint and its error below. `aside` is shown opposite the label. */
export const Field = ({
  label,
  aside,
  hint,
  error,
  children,
}: {
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  children: (ties: InputTies) => ReactNode;
}) => {
  const { ties, hintId, errorId } = useFieldIds(hint !== undefined, error !== undefined);
  const named = (
    <label htmlFor={ties.id} className="font-medium">
      {label}
    </label>
  );
  return (
    <div className="grid gap-1.5">
      {aside === undefined ? (
        named
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {named}
          {aside}
        </div>
      )}
      {children(ties)}
      {hint !== undefined && (
        <div id={hintId} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p id={id} className="text-sm font-medium text-poor">
      {error}
    </p>
  );
