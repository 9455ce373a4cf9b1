import type * as api from '#contract/api/admin/acts.ts';
import { recordConfirmation } from '../../identity/login/confirmation.ts';
import type { Handler } from '../../http/handler.ts';

export const confirmAdminPassword: Handler<typeof api.confirmAdminPassword> = async ({
  session,
  services,
  request,
}) => {
  const until = await recordConfirmation(services, session);
  request.log.info({ security: 'password-confirmed', user: session.user.id }, 'password confirmed by an admin');
  return { until: until.toISOString() };
};
