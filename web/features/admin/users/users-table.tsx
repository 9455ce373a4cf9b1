import { useState } from 'react';
import type { User } from '#contract/api/accounts.ts';
import type { AdminUser } from '#contract/api/admin/tables.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OnParamsChange } from '../address.ts';
import { usersSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';
import { Invitations } from '../invitations/invitations.tsx';
import { ActDialog, type Asking } from './act-dialog.tsx';
import { Plan, Role } from './user-badges.tsx';
import { UserEditor } from './user-editor.tsx';

const words = allWords.users;

const filters = [
  { name: 'role', label: words.role, choices: words.roles },
  { name: 'plan', label: words.status, choices: words.plans },
  { name: 'state', label: words.state, choices: words.states },
];

/** All accounts, and the operators' actions on them. */
const UsersTable = ({
  admin,
  params,
  onParamsChange,
}: {
  admin: User;
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
}) => {
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <TablePanel
        words={words}
        source={usersSource}
        params={params}
        onParamsChange={onParamsChange}
        columns={columnsWith(setEdited, (user) => setAsking({ act: 'makeAdmin', user }))}
        filters={filters}
      />
      <Invitations />
      <Dialog size="side" title={edited?.username ?? ''} isOpen={edited !== null} onClose={() => setEdited(null)}>
        {edited !== null && (
          <UserEditor
            user={edited}
            isOwn={edited.id === admin.id}
            onAct={(act) => {
              // One dialog at a time: the editor reopens with the updated user.
              setEdited(null);
              setAsking({ act, user: edited });
            }}
          />
        )}
      </Dialog>
      <ActDialog asking={asking} adminId={admin.id} onClose={() => setAsking(null)} />
    </>
  );
};

export default UsersTable;

const columnsWith = (
  edit: (user: AdminUser) => void,
  makeAdmin: (user: AdminUser) => void,
): readonly Column<AdminUser>[] => [
  { label: words.user, sort: 'username', cell: (user) => <Person user={user} /> },
  { label: words.role, from: 'sm', cell: ({ role }) => <Role role={role} /> },
  { label: words.status, from: 'sm', cell: ({ plan }) => <Plan plan={plan} /> },
  { label: words.joined, sort: 'joined', from: 'md', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    label: words.lastLogin,
    sort: 'lastLogin',
    from: 'md',
    cell: ({ lastLogin }) => (lastLogin === null ? words.never : <When at={lastLogin} />),
  },
  {
    label: allWords.table.copyId,
    isBare: true,
    from: 'lg',
    cell: ({ id, username }) => <CopyId id={id} of={username} />,
  },
  {
    label: words.actions,
    cell: (user) => (
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" aria-label={`${words.edit}: ${user.username}`} onClick={() => edit(user)}>
          {words.edit}
        </Button>
        {user.role !== 'admin' && (
          <Button
            tone="bare"
            size="small"
            className="max-sm:hidden"
            aria-label={`${words.makeAdmin}: ${user.username}`}
            onClick={() => makeAdmin(user)}
          >
            {words.makeAdmin}
          </Button>
        )}
      </div>
    ),
  },
];

const Person = ({ user: { username, email, suspendedAt } }: { user: AdminUser }) => (
  <div className="flex items-center gap-3">
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-tint font-semibold text-accent uppercase max-sm:hidden"
    >
      {username.slice(0, 1)}
    </span>
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
        {username}
        {suspendedAt !== null && <Badge tone="poor">{words.suspended}</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        <Breakable text={email} />
      </p>
    </div>
  </div>
);
