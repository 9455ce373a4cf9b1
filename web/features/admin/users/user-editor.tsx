import type { AdminUser } from '#contract/api/admin/tables.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../panel.tsx';
import { RowSkeletons } from '../skeletons.tsx';
import { When } from '../tables/cells.tsx';
import { Facts } from '../tables/facts.tsx';
import { words as allWords } from '../words.ts';
import { actsFor, type ActId } from './acts.ts';
import { useAccount } from './queries.ts';
import { Plan, Role } from './user-badges.tsx';

const words = allWords.users;

/** One account in full, with the actions on it. */
export const UserEditor = ({
  user,
  isOwn,
  onAct,
}: {
  user: AdminUser;
  isOwn: boolean;
  onAct: (act: ActId) => void;
}) => (
  <div className="grid gap-6">
    <Facts
      facts={{
        [words.email]: user.email,
        [words.role]: <Role role={user.role} />,
        [words.status]: <Plan plan={user.plan} />,
        [words.joined]: <When at={user.createdAt} isExact />,
        [words.lastLogin]: user.lastLogin === null ? words.never : <When at={user.lastLogin} isExact />,
        [words.suspended]: user.suspendedAt === null ? null : <When at={user.suspendedAt} isExact />,
        [allWords.table.id]: user.id,
      }}
    />
    <Panel query={useAccount(user.id)} skeleton={<RowSkeletons />} failed={words.accountFailed}>
      {({ resumes, sessions, hasSecondFactor }) => (
        <Facts
          facts={{
            [words.resumes]: resumes,
            [words.sessions]: sessions,
            [words.secondFactor]: hasSecondFactor ? words.on : words.off,
          }}
        />
      )}
    </Panel>
    <section aria-label={words.change} className="grid gap-3">
      <h3 className="font-serif text-xl font-semibold">{words.change}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {actsFor(user).map((act) => (
          <ActRow key={act} act={act} user={user} isOwn={isOwn} onAct={onAct} />
        ))}
      </ul>
    </section>
  </div>
);

const ActRow = ({
  act,
  user,
  isOwn,
  onAct,
}: {
  act: ActId;
  user: AdminUser;
  isOwn: boolean;
  onAct: (act: ActId) => void;
}) => {
  const { button, text } = allWords.acts.of[act];
  const isRefused = isOwn && act === 'suspend';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0 grow basis-56 text-sm text-ink-soft">
        {(act === 'verify' || act === 'unverify') && (
          <Badge tone={user.emailVerified ? 'good' : 'fair'} className="mb-1">
            {user.emailVerified ? words.verified : words.unverified}
          </Badge>
        )}
        <span className="block">{isRefused ? words.notOneself : text}</span>
      </p>
      <Button tone="quiet" size="small" disabled={isRefused} onClick={() => onAct(act)}>
        {button}
      </Button>
    </li>
  );
};
