import { listMessages, setMessageStatus, type AdminMessage } from '#contract/api/admin/inbox.ts';
import { Badge } from '../../../ui/badge.tsx';
import { mediumDayOf } from '../../../ui/moments.ts';
import type { OnParamsChange } from '../address.ts';
import { messagesSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Facts } from '../tables/facts.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';
import { MailLink, Sender } from './sender.tsx';
import { Status, StatusChoice, statusFilter } from './received.tsx';

const words = allWords.inbox;
const filters = [statusFilter];

const columns: readonly Column<AdminMessage>[] = [
  {
    label: words.from,
    cell: (row) => (
      <div className="grid justify-items-start gap-1">
        <Sender {...row} />
        {row.isPriority && <Badge tone="info">{words.priority}</Badge>}
      </div>
    ),
  },
  { label: words.subject, from: 'sm', cell: ({ subject }) => words.subjects[subject] },
  { label: words.status, cell: ({ status }) => <Status status={status} /> },
  { label: words.received, from: 'md', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: allWords.table.copyId, isBare: true, from: 'lg', cell: ({ id, name }) => <CopyId id={id} of={name} /> },
];

export const MessagesTable = ({
  params,
  onParamsChange,
}: {
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
}) => (
  <TablePanel
    words={words.messages}
    source={messagesSource}
    params={params}
    onParamsChange={onParamsChange}
    columns={columns}
    filters={filters}
    nameOf={({ name }) => name}
    details={Details}
  />
);

const Details = ({ row }: { row: AdminMessage }) => (
  <div className="grid gap-6">
    <StatusChoice mark={setMessageStatus} list={listMessages} id={row.id} status={row.status} />
    <Facts
      facts={{
        [words.email]: <MailLink email={row.email} />,
        [words.phone]: row.phone,
        [words.subject]: words.subjects[row.subject],
        [words.received]: <When at={row.createdAt} isExact />,
        [words.deletedOn]: mediumDayOf(row.deletedOn),
      }}
    />
    <p className="rounded-md border border-line bg-paper p-4 wrap-anywhere whitespace-pre-wrap">{row.message}</p>
  </div>
);
