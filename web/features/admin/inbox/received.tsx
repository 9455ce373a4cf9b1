import { useQueryClient } from '@tanstack/react-query';
import type { setApplicationStatus, setMessageStatus } from '#contract/api/admin/inbox.ts';
import { messageStatuses, type MessageStatus } from '#contract/api/contact.ts';
import { call } from '../../../data/http/call.ts';
import { useAction } from '../../../data/use-action.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Choice } from '../tables/choice.tsx';
import type { Filter } from '../tables/toolbar.tsx';
import { words as allWords } from '../words.ts';

// What messages and applications have in common: a status that operators give them.
const words = allWords.inbox;

export const statusFilter: Filter = { name: 'status', label: words.status, choices: words.statuses };

const tones: Record<MessageStatus, Tone> = { new: 'info', answered: 'good', closed: 'plain' };

export const Status = ({ status }: { status: MessageStatus }) => (
  <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
);

/** Gives it another status, at once. */
export const StatusChoice = ({
  mark,
  source,
  id,
  status,
}: {
  mark: typeof setMessageStatus | typeof setApplicationStatus;
  source: string;
  id: string;
  status: MessageStatus;
}) => {
  const { run } = useAction(words.markFailed);
  const queries = useQueryClient();
  const choose = (chosen: string): void => {
    const next = messageStatuses.find((known) => known === chosen);
    if (next === undefined) return;
    run(async () => {
      await call(mark, { id, status: next });
      await queries.invalidateQueries({ queryKey: ['admin', source] });
    });
  };
  return <Choice label={words.status} value={status} choices={words.statuses} onChoose={choose} />;
};
