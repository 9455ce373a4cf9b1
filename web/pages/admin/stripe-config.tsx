import { Navigate, type MetaFunction } from 'react-router';
import { StripeConfigView } from '../../features/stripe-config/stripe-config-view.tsx';
import { words } from '../../features/stripe-config/words.ts';
import { Unreachable } from '../../session/unreachable.tsx';
import { useSession } from '../../session/use-session.ts';

export const meta: MetaFunction = () => [{ title: 'Stripe Config | Parsewell' }];

/** Everyone who is not an admin is redirected to the login. */
const StripeConfigPage = () => {
  const session = useSession();
  if (session.state === 'signed-in' && session.user.role === 'admin') return <StripeConfigView />;
  if (session.state === 'unreachable') return <Unreachable title={words.unreachable} />;
  if (session.state === 'unknown')
    return <output className="block px-4 py-16 text-center text-ink-soft">{words.opening}</output>;
  return <Navigate to={`/login?${new URLSearchParams({ redirect: '/admin/stripe-config' })}`} replace />;
};

export default StripeConfigPage;
