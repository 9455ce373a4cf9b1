import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { inputLook } from '../../../ui/forms/field.tsx';

/** Long enough to type on without asking at each letter. */
const pauseMs = 350;

/** Searches when somebody pauses, or at once with Enter. */
export const SearchField = ({
  hint,
  value,
  onSearch,
}: {
  hint: string;
  value: string;
  onSearch: (value: string) => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  // The way back in the history changes what is searched; what somebody types right now stays theirs.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  const search = (): void => {
    clearTimeout(timer.current);
    if (field.current !== null && field.current.value.trim() !== value) onSearch(field.current.value.trim());
  };
  return (
    <search className="grow basis-56">
      <form
        className="grid gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label htmlFor={id} className="text-sm font-medium">
          {hint}
        </label>
        <span className="relative block">
          <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
          <input
            ref={field}
            id={id}
            type="search"
            maxLength={254}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={value}
            className={`${inputLook} pl-9`}
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(search, pauseMs);
            }}
          />
        </span>
      </form>
    </search>
  );
};
