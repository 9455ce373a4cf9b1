import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import type { ParamChanges } from '../address.ts';
import { words as allWords } from '../words.ts';
import { Choice } from './choice.tsx';

const words = allWords.table;

/** Long enough that typing does not send a request for each letter. */
const pauseMs = 350;

export type Filter = { name: string; label: string; choices: Readonly<Record<string, string>> };

/** Search, filters and export of a table. Each change goes to the address bar immediately. */
export const Toolbar = ({
  search,
  filters,
  chosen,
  onParamsChange,
  file,
  children,
}: {
  /** The placeholder and the current search; left out if the table has no search. */
  search?: { hint: string; value: string } | undefined;
  filters: readonly Filter[];
  chosen: (name: string) => string;
  onParamsChange: (changes: ParamChanges) => void;
  /** The export of the table; left out if there is none. */
  file?: { endpoint: Endpoint; input: unknown } | undefined;
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-end gap-3">
    {search !== undefined && (
      <search className="grow basis-56">
        <SearchField
          label={search.hint}
          value={search.value}
          onSearch={(value) => onParamsChange({ search: value })}
          pauseMs={pauseMs}
          hasIcon
        />
      </search>
    )}
    {filters.map((filter) => (
      <Choice
        key={filter.name}
        label={filter.label}
        value={chosen(filter.name)}
        choices={{ '': words.all, ...filter.choices }}
        onChoose={(value) => onParamsChange({ [filter.name]: value })}
      />
    ))}
    {children}
    {file !== undefined && <SaveButton {...file} />}
  </div>
);

const SaveButton = ({ endpoint, input }: { endpoint: Endpoint; input: unknown }) => {
  const { isPending, run } = useFileDownload(endpoint, words.saveFailed);
  return (
    <Button tone="quiet" aria-disabled={isPending} title={words.saveHint} onClick={() => run(input)}>
      <Download aria-hidden className="size-4" />
      {isPending ? words.saving : words.save}
    </Button>
  );
};
