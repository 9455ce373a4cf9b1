import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { RedirectToLogin } from '../../session/redirect-to-login.tsx';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { words } from './words.ts';

/**
 * Specification section 6: visitors go to the login, people who are no admins home. Only the server's word counts here, so
 * nothing is asked on behalf of somebody whom this browser merely remembers as an admin.
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
