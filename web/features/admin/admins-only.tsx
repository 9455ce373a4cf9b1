import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { words } from './words.ts';

/**
 * Sends visitors to the login and non-admins to the home page. Only the server's answer counts, so nothing is requested
 * for someone whom this browser merely remembers as an admin.
 */
export const AdminsOnly = ({ waiting, children }: { waiting: ReactNode; children: (admin: User) => ReactNode }) => {
  const session = useSession();
  if (session.state === 'signed-in') return session.user.role === 'admin' ? children(session.user) : <NoAdmin />;
  if (session.state === 'signed-out') return <RedirectToLogin />;
  return session.state === 'unknown' ? waiting : <Unreachable title={words.unreachable} />;
};

const NoAdmin = () => {
  useEffect(() => void toast({ ...words.denied, tone: 'error' }), []);
  return <Navigate to="/" replace />;
};
