import { type AdminTransaction, transactionStatuses } from '#contract/api/admin/tables.ts';
import { moneyOf } from '../../../billing/money.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import type { OnParamsChange } from '../address.ts';
import { transactionsSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Facts } from '../tables/facts.tsx';
import { byTime, TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.transactions;

const wordOf = (status: AdminTransaction['status']): string => (status === 'lost' ? words.lost : status);

const filters = [
  {
    name: 'status',
    label: words.status,
    choices: Object.fromEntries(transactionStatuses.map((status) => [status, wordOf(status)])),
  },
];

/** The username; the number of a user without a known name; a label for deleted accounts. */
const personOf = ({ username, user_id }: AdminTransaction): string => {
  if (user_id === null) return words.deletedUser;
  return username ?? `User ${user_id}`;
};

const methodOf = ({ payment_method: method }: AdminTransaction): string => method ?? words.unknown;
const amountOf = ({ amount, currency }: AdminTransaction): string => moneyOf(amount, currency);
const nameOf = (row: AdminTransaction): string => `${personOf(row)}, ${amountOf(row)}`;

const columns: readonly Column<AdminTransaction>[] = [
  { label: words.user, cell: (row) => <Payer row={row} /> },
  { label: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
  { label: words.status, from: 'sm', cell: ({ status }) => <Status status={status} /> },
  { label: words.method, from: 'md', cell: methodOf },
  { label: words.date, sort: byTime, from: 'sm', cell: ({ created_at }) => <When at={created_at} isExact /> },
  {
    label: allWords.table.copyId,
    isBare: true,
    from: 'md',
    cell: (row) => <CopyId id={row.providerId} of={nameOf(row)} />,
  },
];

/** Every attempted payment, latest first. */
const TransactionsTable = ({ params, onParamsChange }: { params: URLSearchParams; onParamsChange: OnParamsChange }) => (
  <TablePanel
    words={words}
    source={transactionsSource}
    params={params}
    onParamsChange={onParamsChange}
    columns={columns}
    filters={filters}
    nameOf={nameOf}
    details={Details}
  />
);

export default TransactionsTable;

/** On a phone the status has no column of its own. */
const Payer = ({ row }: { row: AdminTransaction }) => (
  <div className="min-w-0">
    <p className="font-medium wrap-anywhere">{personOf(row)}</p>
    <p className="mt-1 sm:hidden">
      <Status status={row.status} />
    </p>
  </div>
);

const Amount = ({ row }: { row: AdminTransaction }) => (
  <>
    {amountOf(row)}
    {row.refunded > 0 && (
      <span className="block text-sm text-ink-soft">
        {moneyOf(row.refunded, row.currency)} {words.givenBack}
      </span>
    )}
  </>
);

/** Green for succeeded, red for failed, blue otherwise. A chargeback counts as failed. */
const tones: Readonly<Record<string, Tone>> = { succeeded: 'good', failed: 'poor', lost: 'poor' };

const Status = ({ status }: Pick<AdminTransaction, 'status'>) => (
  <Badge tone={tones[status] ?? 'info'}>{wordOf(status)}</Badge>
);

const Details = ({ row }: { row: AdminTransaction }) => (
  <Facts
    facts={{
      [words.user]: personOf(row),
      [words.userId]: row.user_id,
      [words.amount]: <Amount row={row} />,
      [words.status]: <Status status={row.status} />,
      [words.method]: methodOf(row),
      [words.date]: <When at={row.created_at} isExact />,
      [words.providerId]: row.providerId,
      [allWords.table.id]: row.id,
    }}
  />
);
