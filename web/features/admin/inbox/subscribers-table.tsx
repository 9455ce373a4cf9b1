import type { Subscriber } from '#contract/api/admin/inbox.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { OnAsk } from '../address.ts';
import { subscribersSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../tables/data-table.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.inbox;
const filters = [{ name: 'state', label: words.state, choices: words.states }];

const columns: readonly Column<Subscriber>[] = [
  { label: words.email, cell: ({ email }) => <Breakable text={email} /> },
  { label: words.state, cell: ({ confirmedAt }) => <State confirmedAt={confirmedAt} /> },
  { label: words.asked, from: 'sm', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: allWords.table.copyId, isBare: true, from: 'sm', cell: ({ id, email }) => <CopyId id={id} of={email} /> },
];

export const SubscribersTable = ({ asked, onAsk }: { asked: URLSearchParams; onAsk: OnAsk }) => (
  <TablePanel
    words={words.subscribers}
    source={subscribersSource}
    asked={asked}
    onAsk={onAsk}
    columns={columns}
    filters={filters}
  />
);

const State = ({ confirmedAt }: Pick<Subscriber, 'confirmedAt'>) => (
  <Badge tone={confirmedAt === null ? 'fair' : 'good'}>
    {confirmedAt === null ? words.states.waiting : words.states.confirmed}
  </Badge>
);
