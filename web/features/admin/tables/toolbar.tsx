import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { Asked } from '../address.ts';
import { words as allWords } from '../words.ts';
import { Choice } from './choice.tsx';
import { SearchField } from './search-field.tsx';

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

const SaveButton = ({ onSave }: { onSave: () => Promise<void> }) => {
  const { isBusy, run } = useAction(words.saveFailed);
  return (
    <Button tone="quiet" aria-disabled={isBusy} title={words.saveHint} onClick={() => run(onSave)}>
      <Download aria-hidden className="size-4" />
      {isBusy ? words.saving : words.save}
    </Button>
  );
};
