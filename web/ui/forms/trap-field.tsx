import type { FieldValues, Path } from 'react-hook-form';
import { FieldError, useFieldIds } from './field.tsx';
import { type ContractForm, errorOf } from './form.tsx';

/**
 * A field that people do not see and programs fill in. A browser that fills it in by itself is told about: then the
 * field shows, so that its person can empty it.
 */
export const TrapField = <Values extends FieldValues>({
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
