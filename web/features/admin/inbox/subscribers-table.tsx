import type { Subscriber } from '#contract/api/admin/inbox.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { OnParamsChange } from '../address.ts';
import { subscribersSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
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

export const SubscribersTable = ({
  params,
  onParamsChange,
}: {
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
}) => (
  <TablePanel
    words={words.subscribers}
    source={subscribersSource}
    params={params}
    onParamsChange={onParamsChange}
    columns={columns}
    filters={filters}
  />
);

const State = ({ confirmedAt }: Pick<Subscriber, 'confirmedAt'>) => (
  <Badge tone={confirmedAt === null ? 'fair' : 'good'}>
    {confirmedAt === null ? words.states.waiting : words.states.confirmed}
  </Badge>
);
