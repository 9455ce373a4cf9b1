import { ChevronDown } from 'lucide-react';

export const userMenuLook = 'flex min-h-11 max-w-48 items-center gap-1.5 rounded-md px-2 font-medium hover:bg-well';

/** What the button of the user's menu shows. */
export const UserMenuFace = ({ username }: { username: string }) => (
  <>
    <span className="truncate">{username}</span>
    <ChevronDown aria-hidden className="size-4 shrink-0" />
  </>
);
