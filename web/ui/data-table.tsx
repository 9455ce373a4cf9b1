import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import { ScrollBox } from './scroll-box.tsx';
const words = { sort: 'Sort by this column', rowsOf: (table: string) => `Rows of ${table}` } as const;

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The value of `sort` for this column; in a table with a fixed order, any name. */
  sort?: string;
  /** The minimum screen width for this column; otherwise it is in the details of the row. */
  from?: 'sm' | 'md' | 'lg';
  isNumber?: boolean;
  /** Visually hidden label. */
  isBare?: boolean;
};

export type Sorting = { by: string; order: 'asc' | 'desc' };

const widths = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' };

const lookOf = <Row,>({ from, isNumber }: Column<Row>): string =>
  classes('px-3', from !== undefined && widths[from], isNumber === true && 'text-right tabular-nums');

/** A scrollable table with a sticky header. */
export const DataTable = <Row extends { id: string }>({
  label,
  columns,
  rows,
  sorting,
  onSort,
  isBusy,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorting: Sorting;
  onSort: (next: Sorting) => void;
  isBusy: boolean;
}) => (
  <ScrollBox label={words.rowsOf(label)} className="max-h-[75dvh] overflow-x-auto border-line bg-sheet">
    <table aria-busy={isBusy} className={classes('w-full border-separate border-spacing-0', isBusy && 'opacity-60')}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.label} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-well/60">
            {columns.map((column) => (
              <td key={column.label} className={classes(lookOf(column), 'border-t border-line py-2.5 align-middle')}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);

const said = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

const Head = <Row,>({
  column,
  sorting,
  onSort,
}: {
  column: Column<Row>;
  sorting: Sorting;
  onSort: (next: Sorting) => void;
}) => {
  const { label, sort, isBare } = column;
  const isChosen = sort === sorting.by;
  const Icon = isChosen ? arrows[sorting.order] : ArrowUpDown;
  const turned = isChosen && sorting.order === 'desc' ? 'asc' : 'desc';
  return (
    <th
      scope="col"
      aria-sort={isChosen ? said[sorting.order] : undefined}
      className={classes(lookOf(column), 'sticky top-0 z-10 h-11 bg-well text-left text-sm font-semibold')}
    >
      {sort === undefined ? (
        <span className={isBare === true ? 'sr-only' : undefined}>{label}</span>
      ) : (
        <button
          type="button"
          title={words.sort}
          className="-mx-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 hover:text-accent"
          onClick={() => onSort({ by: sort, order: turned })}
        >
          {label}
          <Icon aria-hidden className={classes('size-3.5 shrink-0', !isChosen && 'text-ink-soft')} />
        </button>
      )}
    </th>
  );
};
