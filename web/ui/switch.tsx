import { useId, type ReactNode } from 'react';

/** An on/off switch that applies immediately: a native checkbox with the switch role. */
export const Switch = ({
  label,
  hint,
  isOn,
  isBusy = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
}) => {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={isBusy}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          if (!isBusy) onChange(event.target.checked);
        }}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-well before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:appearance-auto"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-0.5">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
