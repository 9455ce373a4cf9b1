import { useId } from 'react';
import { classes } from '../../ui/class-names.ts';

export type Option<Value extends string> = { value: Value; label: string; hint?: string };

/** A choice among a few, all visible. */
export const ChooseOne = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) => {
  const id = useId();
  return (
    <fieldset className={classes('grid gap-2', options.every(({ hint }) => hint === undefined) && 'grid-cols-2')}>
      <legend className="mb-2 font-medium">{label}</legend>
      {options.map(({ value, label: name, hint }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong px-3 py-2 has-checked:border-accent has-checked:bg-accent-tint"
        >
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-describedby={hint === undefined ? undefined : `${id}-${value}`}
            className="mt-1 size-4 shrink-0 accent-accent"
            onChange={() => onChoose(value)}
          />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            {hint !== undefined && (
              <span id={`${id}-${value}`} className="block text-sm text-ink-soft">
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
