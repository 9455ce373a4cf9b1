import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/forms/field.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { sortNamed, sorts, type Choice } from './select-articles.ts';
import { words as allWords, countOf } from './words.ts';

const words = allWords.filter;

/** Filters and sorts a list of articles. Initially open if the address bar has a filter. */
export const FilterBar = ({
  choice,
  count,
  onChoose,
}: {
  choice: Choice;
  count: number;
  onChoose: (choice: Choice) => void;
}) => {
  const id = useId();
  const isUsed = choice.query !== '' || choice.sort !== 'newest';
  // Once used, it does not close by itself.
  const [wasUsed, setWasUsed] = useState(false);
  const choose = (changed: Partial<Choice>): void => {
    setWasUsed(true);
    onChoose({ ...choice, ...changed });
  };
  return (
    <div data-print="no" className="mb-6">
      <Fold
        isOpen={isUsed || wasUsed}
        summary={
          <>
            <span className="font-semibold">{words.button}</span>
            <output className="ml-3 text-sm text-ink-soft">{countOf(count)}</output>
          </>
        }
      >
        <search>
          <form
            className="grid gap-4 sm:grid-cols-[1fr_12rem_auto] sm:items-end"
            onSubmit={(event) => event.preventDefault()}
          >
            <SearchField label={words.query} value={choice.query.trim()} onSearch={(query) => choose({ query })} />
            <div className="grid gap-1.5">
              <label htmlFor={`${id}-sort`} className="text-sm font-medium">
                {words.sort}
              </label>
              <select
                id={`${id}-sort`}
                value={choice.sort}
                className={inputLook}
                onChange={(event) => choose({ sort: sortNamed(event.target.value) })}
              >
                {Object.entries(sorts).map(([sort, label]) => (
                  <option key={sort} value={sort}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <Button tone="quiet" disabled={!isUsed} onClick={() => choose({ query: '', sort: 'newest' })}>
              {words.clear}
            </Button>
          </form>
        </search>
      </Fold>
    </div>
  );
};
