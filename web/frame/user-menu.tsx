import { LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import type { StoredUser } from '../session/stored-user.ts';
import { logOut } from './log-out.ts';
import { UserMenuFace, userMenuLook } from './user-menu-button.tsx';

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 -outline-offset-2 data-highlighted:bg-well data-highlighted:text-ink';

/** Loaded when it is first opened, so it begins open. `modal={false}`: a modal menu would insert a style sheet by script, which our content security policy blocks. */
const UserMenu = ({ user }: { user: StoredUser }) => (
  <DropdownMenu.Root modal={false} defaultOpen>
    <DropdownMenu.Trigger className={userMenuLook}>
      <UserMenuFace username={user.username} />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={6}
      className="z-50 min-w-44 rounded-lg border border-line-strong bg-sheet p-1 shadow-lg"
    >
      <DropdownMenu.Item asChild className={itemLook}>
        <Link to="/profile">
          <UserRound aria-hidden className="size-4" /> My Profile
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item className={`${itemLook} cursor-pointer`} onSelect={() => void logOut()}>
        <LogOut aria-hidden className="size-4" /> Logout
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

export default UserMenu;
