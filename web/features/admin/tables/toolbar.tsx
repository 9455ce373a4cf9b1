import { Download, Search } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useAction } from '../../../session/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/field.tsx';
import type { Asked } from '../address.ts';
import { words as allWords } from '../words.ts';

const words = allWords.table;

export type Filter = { name: string; label: string; choices: Readonly<Record<string, string>> };

/** Search, filters and the file of a table. Each change goes to the address bar at once. */
export const Toolbar = ({
  search,
  filters,
  chosen,
  onAsk,
  onSave,
  children,
}: {
  /** What to search for, and what is searched now; left out where nothing can be searched. */
  search?: { hint: string; value: string } | undefined;
  filters: readonly Filter[];
  chosen: (name: string) => string;
  onAsk: (changes: Asked) => void;
  onSave?: (() => Promise<void>) | undefined;
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-end gap-3">
    {search !== undefined && <SearchField {...search} onSearch={(value) => onAsk({ search: value })} />}
    {filters.map((filter) => (
      <Choice
        key={filter.name}
        label={filter.label}
        value={chosen(filter.name)}
        choices={{ '': words.all, ...filter.choices }}
        onChoose={(value) => onAsk({ [filter.name]: value })}
      />
    ))}
    {children}
    {onSave !== undefined && <SaveButton onSave={onSave} />}
  </div>
);

/** Long enough to type on without asking at each letter. */
const pauseMs = 350;

const SearchField = ({ hint, value, onSearch }: { hint: string; value: string; onSearch: (value: string) => void }) => {
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

/** One of a few, chosen at once. */
export const Choice = ({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className="grid gap-1">
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

const SaveButton = ({ onSave }: { onSave: () => Promise<void> }) => {
  const { isBusy, run } = useAction(words.saveFailed);
  return (
    <Button tone="quiet" aria-disabled={isBusy} title={words.saveHint} onClick={() => run(onSave)}>
      <Download aria-hidden className="size-4" />
      {isBusy ? words.saving : words.save}
    </Button>
  );
};
