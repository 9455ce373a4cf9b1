import { useState } from 'react';
import { type Invitation, listInvitations } from '#contract/api/admin/invitations.ts';
import { usePublicFacts } from '../../../data/use-public-facts.ts';
import { fresh, useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { mediumDayOf } from '../../../ui/moments.ts';
import { useNow } from '../../../ui/use-now.ts';
import { Panel } from '../panel.tsx';
import { RowSkeletons } from '../skeletons.tsx';
import { words as allWords } from '../words.ts';
import { InvitationDialog, type InvitationAct } from './invitation-dialog.tsx';

const words = allWords.invitations;

/** The links with which people can create accounts; only where new accounts need one. */
export const Invitations = () => {
  const isInvited = usePublicFacts().data?.signUps === 'invited';
  return isInvited ? <InvitationSection /> : null;
};

const InvitationSection = () => {
  const [act, setAct] = useState<InvitationAct | null>(null);
  return (
    <section aria-labelledby="invitations" className="mt-10 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="invitations" className="font-serif text-2xl font-semibold">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.lead}</p>
        </div>
        <Button tone="quiet" onClick={() => setAct({ is: 'make' })}>
          {words.make}
        </Button>
      </div>
      <Panel query={useRead(listInvitations, {}, fresh)} skeleton={<RowSkeletons />} failed={words.loadFailed}>
        {({ invitations }) => (
          <InvitationList invitations={invitations} onRevoke={(id) => setAct({ is: 'revoke', id })} />
        )}
      </Panel>
      <InvitationDialog act={act} onClose={() => setAct(null)} />
    </section>
  );
};

const InvitationList = ({
  invitations,
  onRevoke,
}: {
  invitations: readonly Invitation[];
  onRevoke: (id: string) => void;
}) => {
  const now = useNow();
  if (invitations.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{stateOf(invitation, now)}</p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {words.madeAt} {mediumDayOf(invitation.madeAt)}
              {invitation.madeBy !== null && `, ${words.madeBy.toLowerCase()} ${invitation.madeBy}`}
            </p>
          </div>
          {invitation.usedAt === null && (
            <Button
              tone="bare"
              size="small"
              aria-label={words.revokeOf(mediumDayOf(invitation.madeAt))}
              onClick={() => onRevoke(invitation.id)}
            >
              {words.revoke}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

const stateOf = ({ usedAt, usedBy, expiresAt }: Invitation, now: Date): string => {
  if (usedAt !== null) return words.states.used(usedBy ?? words.deletedAccount);
  return Date.parse(expiresAt) <= now.getTime() ? words.states.expired : words.states.open(mediumDayOf(expiresAt));
};
