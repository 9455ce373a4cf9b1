import { useId } from 'react';
import { inputLook } from '../../../ui/forms/field.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { words as allWords } from '../words.ts';
import { isSort, type Sort } from './arrange.ts';

const words = allWords.resumes;

/** Search and sort. The number of matches is announced while typing. */
export const ResumeTools = ({
  search,
  sort,
  shown,
  all,
  onSearch,
  onSort,
}: {
  search: string;
  sort: Sort;
  shown: number;
  all: number;
  onSearch: (search: string) => void;
  onSort: (sort: Sort) => void;
}) => {
  const id = useId();
  return (
    <search className="mb-5 grid gap-4 sm:grid-cols-[1fr_auto]">
      <SearchField label={words.search} value={search.trim()} onSearch={onSearch} hasIcon />
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-sort`} className="text-sm font-medium">
          {words.sort}
        </label>
        <select
          id={`${id}-sort`}
          value={sort}
          onChange={({ target: { value } }) => isSort(value) && onSort(value)}
          className={inputLook}
        >
          {Object.entries(words.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <output className="sr-only">{search === '' ? '' : `${words.found} ${shown} ${words.of} ${all}`}</output>
    </search>
  );
};
