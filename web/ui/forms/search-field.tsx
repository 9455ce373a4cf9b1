import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { inputLook } from './field.tsx';

const labelLooks = { small: 'text-sm font-medium', large: 'font-medium' };

/**
 * A search field, to be wrapped in `<search>`. Searches on each letter or, if that sends a request, when typing pauses
 * for `pauseMs`; at once on Enter. Keeps the typed text while focused; otherwise shows `value`, which Back or another
 * control may change.
 */
export const SearchField = ({
  label,
  value,
  onSearch,
  pauseMs = 0,
  labelSize = 'small',
  hasIcon = false,
}: {
  label: string;
  /** The current search, trimmed. */
  value: string;
  onSearch: (value: string) => void;
  pauseMs?: number;
  labelSize?: keyof typeof labelLooks;
  hasIcon?: boolean;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  const search = (): void => {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? value;
    // Without a pause the page may still be rendering the previous letter, so `value` may be out of date.
    if (pauseMs === 0 || typed !== value) onSearch(typed);
  };
  const type = (): void => {
    clearTimeout(timer.current);
    if (pauseMs === 0) search();
    else timer.current = setTimeout(search, pauseMs);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelLooks[labelSize]}>
        {label}
      </label>
      <span className="relative block">
        {hasIcon && <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />}
        <input
          ref={field}
          id={id}
          type="search"
          maxLength={254}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={value}
          className={hasIcon ? `${inputLook} pl-9` : inputLook}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search();
          }}
        />
      </span>
    </div>
  );
};
