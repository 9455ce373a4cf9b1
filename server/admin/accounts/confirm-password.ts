import type * as api from '#contract/api/admin/acts.ts';
import { confirm, confirmedUntil } from '../../identity/login/confirmation.ts';
import type { Session } from '../../identity/login/session.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';

export const confirmAdminPassword: Handler<typeof api.confirmAdminPassword> = async ({
  input,
  session,
  services,
  request,
}) => {
  const until = await confirm(services, session, input.password);
  request.log.info({ security: 'password-confirmed', user: session.user.id }, 'password confirmed by an admin');
  return { until: until.toISOString() };
};

/** Confirms the password again, so that an unlocked admin screen alone gives nobody any power. */
export const requireConfirmed = async (services: Pick<Services, 'db' | 'clock'>, session: Session): Promise<void> => {
  if ((await confirmedUntil(services, session)) === null) throw new Problem('password-needed');
};
