import { listSessions, revokeOtherSessions, revokeSession } from '#contract/api/account-settings.ts';
import type { ReadCache } from '../../../data/read-cache.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf, timeOf } from '../../../ui/dates.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { useSessions, type SessionEntry } from '../queries.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.sessions;

export const SessionPanel = () => (
  <Panel title={words.title}>
    <QueryView query={useSessions()} pending={words.waiting} failure={allWords.settings.failed}>
      {({ sessions }) => <SessionList sessions={sessions} />}
    </QueryView>
  </Panel>
);

const refresh = ({ cache }: { cache: ReadCache }): void => void cache.refresh(listSessions);

const SessionList = ({ sessions }: { sessions: readonly SessionEntry[] }) => {
  const revoke = useWrite(revokeSession, {
    failure: words.failed,
    onSuccess: refresh,
    done: () => ({ ...words.ended, tone: 'good' }),
  });
  const revokeOthers = useWrite(revokeOtherSessions, {
    failure: words.failed,
    onSuccess: refresh,
    done: () => ({ ...words.othersEnded, tone: 'good' }),
  });
  const isBusy = revoke.isPending || revokeOthers.isPending;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => revoke.run({ id: session.id })} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button tone="quiet" disabled={isBusy} onClick={() => revokeOthers.run({})} className="justify-self-start">
          {words.endOthers}
        </Button>
      )}
    </div>
  );
};

const SessionRow = ({ session, isBusy, onEnd }: { session: SessionEntry; isBusy: boolean; onEnd: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
    <div className="min-w-0">
      <p className="font-medium">
        {session.device} {session.isThisOne && <Badge tone="good">{words.thisOne}</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {words.started} {dayOf(session.startedAt)}, {words.lastSeen} {dayOf(session.lastSeenAt)},{' '}
        {timeOf(session.lastSeenAt)}
      </p>
    </div>
    {!session.isThisOne && (
      <Button tone="bare" size="small" disabled={isBusy} onClick={onEnd} aria-label={`${words.end}: ${session.device}`}>
        {words.end}
      </Button>
    )}
  </li>
);
