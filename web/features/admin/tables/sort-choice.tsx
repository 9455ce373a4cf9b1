import { words as allWords } from '../words.ts';
import { Choice } from './choice.tsx';
import type { Column, Sorting } from '../../../ui/data-table.tsx';

const words = allWords.table;
const orders = ['desc', 'asc'] as const;

/** A sort field for screens that hide the sortable columns. */
export const SortChoice = <Row,>({
  columns,
  sorting,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sorting: Sorting;
  onSort: (next: Sorting) => void;
}) => {
  const sortings = columns.flatMap(({ label, sort: by }) =>
    by === undefined ? [] : orders.map((order) => ({ by, order, text: `${label}, ${words.orders[order]}` })),
  );
  return (
    <Choice
      label={words.sortedBy}
      className="md:hidden"
      value={idOf(sorting)}
      choices={Object.fromEntries(sortings.map((one) => [idOf(one), one.text]))}
      onChoose={(chosen) => {
        const next = sortings.find((one) => idOf(one) === chosen);
        if (next !== undefined) onSort({ by: next.by, order: next.order });
      }}
    />
  );
};

const idOf = ({ by, order }: Sorting): string => `${by} ${order}`;
