import { useState, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ParamChanges, type OnParamsChange, withParams } from '../address.ts';
import { Panel } from '../panel.tsx';
import { RowSkeletons } from '../skeletons.tsx';
import { askedOf, type Source, type TableInput, useTable } from '../sources.ts';
import { words as allWords } from '../words.ts';
import { type Column, DataTable, type Sorting } from '../../../ui/data-table.tsx';
import { Pager } from './pager.tsx';
import { SortChoice } from './sort-choice.tsx';
import { Toolbar, type Filter } from './toolbar.tsx';

export type TableWords = { title: string; lead: string; empty: string; failed: string; search?: string };

/** The sort name of a table with a fixed order. */
export const byTime = 'time';

/** A table with search, filters, export, pagination and row details. */
export const TablePanel = <Input extends z.ZodType<TableInput>, Output extends z.ZodType, Row extends { id: string }>({
  words,
  source,
  params,
  onParamsChange,
  columns,
  filters,
  details: Details,
  nameOf,
  newer = [],
  children,
}: {
  words: TableWords;
  source: Source<Input, Output, Row>;
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** All details of a row, shown in a side panel. */
  details?: ComponentType<{ row: Row }>;
  /** The label of the details button, for screen readers. */
  nameOf?: (row: Row) => string;
  /** Rows that arrived since, above the first page. */
  newer?: readonly Row[];
  children?: ReactNode;
}) => {
  const input = askedOf(source, params);
  const query = useTable(source, input);
  const [openId, setOpenId] = useState<string | null>(null);
  const ask = (changes: ParamChanges): void => onParamsChange(withParams(params, changes));
  const sorting: Sorting = { by: input.sort ?? byTime, order: input.order ?? 'desc' };
  const sort = ({ by, order }: Sorting): void => ask(by === byTime ? { order } : { sort: by, order });
  const open = (id: string): void => setOpenId(id);
  const shown: readonly Column<Row>[] =
    Details === undefined || nameOf === undefined ? columns : [...columns, moreColumn(nameOf, open)];
  return (
    <section aria-label={words.title}>
      <div className="mb-4">
        <h3 className="font-serif text-2xl font-semibold">{words.title}</h3>
        <p className="text-ink-soft">{words.lead}</p>
      </div>
      <Toolbar
        search={words.search === undefined ? undefined : { hint: words.search, value: input.search ?? '' }}
        filters={filters}
        chosen={(name) => (name in input ? (params.get(name) ?? '') : '')}
        onParamsChange={ask}
        file={source.file === undefined ? undefined : { endpoint: source.file, input }}
      >
        <SortChoice columns={columns} sorting={sorting} onSort={sort} />
        {children}
      </Toolbar>
      <Panel query={query} skeleton={<RowSkeletons />} failed={words.failed}>
        {(page) => {
          const rows = [...newer.filter(({ id }) => !page.rows.some((row) => row.id === id)), ...page.rows];
          if (rows.length === 0)
            return (
              <p className="rounded-lg border border-dashed border-line-strong bg-sheet px-5 py-10 text-center text-ink-soft">
                {words.empty}
              </p>
            );
          const chosen = rows.find(({ id }) => id === openId);
          return (
            <>
              <DataTable
                label={words.title}
                columns={shown}
                rows={rows}
                sorting={sorting}
                onSort={sort}
                isBusy={query.isPlaceholderData}
              />
              <Pager page={page} size={input.size} onParamsChange={ask} />
              <Dialog
                size="side"
                title={chosen === undefined ? '' : (nameOf?.(chosen) ?? '')}
                isOpen={chosen !== undefined}
                onClose={() => setOpenId(null)}
              >
                {chosen !== undefined && Details !== undefined && <Details row={chosen} />}
              </Dialog>
            </>
          );
        }}
      </Panel>
    </section>
  );
};

const moreColumn = <Row extends { id: string }>(
  nameOf: (row: Row) => string,
  open: (id: string) => void,
): Column<Row> => ({
  label: allWords.table.details,
  isBare: true,
  cell: (row) => (
    <Button
      tone="bare"
      size="small"
      aria-label={`${allWords.table.details}: ${nameOf(row)}`}
      onClick={() => open(row.id)}
    >
      {allWords.table.details}
    </Button>
  ),
});
