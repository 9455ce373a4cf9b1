import { useId } from 'react';
import { classes } from '../../../ui/class-names.ts';
import { inputLook } from '../../../ui/forms/field.tsx';

/** A choice among a few, applied immediately. */
export const Choice = ({
  label,
  value,
  choices,
  onChoose,
  className,
}: {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
  className?: string;
}) => {
  const id = useId();
  return (
    <div className={classes('grid gap-1', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={`${inputLook} w-auto`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
