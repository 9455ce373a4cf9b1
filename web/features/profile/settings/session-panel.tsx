import { revokeOtherSessions, revokeSession } from '#contract/api/account-settings.ts';
import { call } from '../../../data/http/call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf, timeOf } from '../../../ui/dates.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { Loaded } from '../../../data/query-view.tsx';
import { useProfileNews, useSessions, type SessionEntry } from '../queries.ts';
import { useAction } from '../../../data/use-action.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.sessions;

export const SessionPanel = () => (
  <Panel title={words.title}>
    <Loaded query={useSessions()} waiting={words.waiting} failed={allWords.settings.failed}>
      {({ sessions }) => <SessionList sessions={sessions} />}
    </Loaded>
  </Panel>
);

const SessionList = ({ sessions }: { sessions: readonly SessionEntry[] }) => {
  const news = useProfileNews();
  const { isBusy, run } = useAction(words.failed);
  const end = (id: string) =>
    run(async () => {
      await call(revokeSession, { id });
      news.sessionsChanged();
      toast({ ...words.ended, tone: 'good' });
    });
  const endOthers = () =>
    run(async () => {
      await call(revokeOtherSessions, {});
      news.sessionsChanged();
      toast({ ...words.othersEnded, tone: 'good' });
    });
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button tone="quiet" disabled={isBusy} onClick={endOthers} className="justify-self-start">
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
