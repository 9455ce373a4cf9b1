import { type AdminActivity, adminActivityTypes } from '#contract/api/admin/tables.ts';
import type { OnParamsChange } from '../address.ts';
import { activitySource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Facts } from '../tables/facts.tsx';
import { byTime, TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';
import { ActivityIcon, personOf, typeOf } from './activity-look.tsx';

const words = allWords.activity;

const filters = [
  {
    name: 'type',
    label: words.type,
    choices: Object.fromEntries(adminActivityTypes.map((type) => [type, typeOf(type)])),
  },
];

const columns: readonly Column<AdminActivity>[] = [
  { label: words.activity, cell: (row) => <ActivityCell row={row} /> },
  { label: words.time, sort: byTime, from: 'sm', cell: ({ created_at }) => <When at={created_at} isExact /> },
  {
    label: allWords.table.copyId,
    isBare: true,
    from: 'sm',
    cell: (row) => <CopyId id={row.id} of={nameOf(row)} />,
  },
];

const nameOf = (row: AdminActivity): string => `${personOf(row)}, ${typeOf(row.activity_type)}`;

/** Everything that users did, latest first. */
const ActivityTable = ({ params, onParamsChange }: { params: URLSearchParams; onParamsChange: OnParamsChange }) => (
  <TablePanel
    words={words}
    source={activitySource}
    params={params}
    onParamsChange={onParamsChange}
    columns={columns}
    filters={filters}
    nameOf={nameOf}
    details={Details}
  />
);

export default ActivityTable;

/** On a phone the time has no column of its own. */
const ActivityCell = ({ row }: { row: AdminActivity }) => (
  <>
    <What row={row} />
    <div className="pl-7 text-sm text-ink-soft sm:hidden">
      <When at={row.created_at} isExact />
    </div>
  </>
);

const What = ({ row }: { row: AdminActivity }) => {
  const { ats_score: score, message } = row.details;
  return (
    <div className="flex items-start gap-3">
      <span className="mt-1">
        <ActivityIcon type={row.activity_type} />
      </span>
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{personOf(row)}</span> {typeOf(row.activity_type)}
        {score !== undefined && ` ${words.withScore} ${score}%`}
        {message !== undefined && <span className="block text-sm text-ink-soft">{message}</span>}
      </p>
    </div>
  );
};

const Details = ({ row }: { row: AdminActivity }) => (
  <Facts
    facts={{
      [words.activity]: <What row={row} />,
      [words.time]: <When at={row.created_at} isExact />,
      [words.person]: row.username,
      [words.personId]: row.user_id,
      [allWords.table.id]: row.id,
    }}
  />
);
