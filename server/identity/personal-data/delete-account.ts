import type * as api from '#contract/api/personal-data.ts';
import { clearCookie } from '../login/cookies.ts';
import { deleteDepartedCustomers } from '../../billing/reconcile.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { deleteUser } from './deletion-store.ts';

export const deleteAccount: Handler<typeof api.deleteAccount> = async ({ session, services, request, reply }) => {
  const { db, configuration } = services;
  const userId = session.user.id;
  if (!(await deleteUser(db, userId))) throw new Problem('last-admin');
  if (services.payments !== null)
    await deleteDepartedCustomers(services, services.payments, (error) =>
      request.log.error({ err: error }, 'a customer was not let go'),
    );
  request.log.info({ security: 'account-deleted', user: userId }, 'account deleted by its owner');
  clearCookie(reply, configuration.PUBLIC_URL, 'sid');
  reply.header('clear-site-data', '"cache","storage"');
  return { ok: true };
};
