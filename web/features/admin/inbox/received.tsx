import type {
  listApplications,
  listMessages,
  setApplicationStatus,
  setMessageStatus,
} from '#contract/api/admin/inbox.ts';
import { messageStatuses, type MessageStatus } from '#contract/api/contact.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Choice } from '../tables/choice.tsx';
import type { Filter } from '../tables/toolbar.tsx';
import { words as allWords } from '../words.ts';

// What messages and applications share: a status that operators set.
const words = allWords.inbox;

export const statusFilter: Filter = { name: 'status', label: words.status, choices: words.statuses };

const tones: Record<MessageStatus, Tone> = { new: 'info', answered: 'good', closed: 'plain' };

export const Status = ({ status }: { status: MessageStatus }) => (
  <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
);

/** Sets another status, without confirmation. */
export const StatusChoice = ({
  mark,
  list,
  id,
  status,
}: {
  mark: typeof setMessageStatus | typeof setApplicationStatus;
  /** The list that shows it with its status. */
  list: typeof listMessages | typeof listApplications;
  id: string;
  status: MessageStatus;
}) => {
  const { run } = useWrite(mark, {
    failure: words.markFailed,
    onSuccess: ({ cache }) => cache.refresh(list),
  });
  const choose = (chosen: string): void => {
    const next = messageStatuses.find((known) => known === chosen);
    if (next !== undefined) run({ id, status: next });
  };
  return <Choice label={words.status} value={status} choices={words.statuses} onChoose={choose} />;
};
