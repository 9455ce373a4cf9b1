import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, useFieldIds } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

/**
 * A honeypot: a hidden field that bots fill in. If the browser's autofill fills it in, the field is shown, so that the
 * user can empty it.
 */
export const HoneypotField = <Values extends FieldValues>({
  form,
  name,
}: {
  form: ContractForm<Values>;
  name: Path<Values>;
}) => {
  const error = errorOf(form, name);
  const { ties, errorId } = useFieldIds(false, error !== undefined);
  const isShown = error !== undefined;
  return (
    <div aria-hidden={!isShown} className={isShown ? 'grid gap-1.5' : 'absolute -left-[200vw] size-px overflow-hidden'}>
      <label htmlFor={ties.id}>Leave this empty</label>
      <input
        {...form.register(name)}
        {...ties}
        type="text"
        tabIndex={isShown ? 0 : -1}
        autoComplete="off"
        className="min-h-11 rounded-md border border-line-strong bg-sheet px-3"
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
};
