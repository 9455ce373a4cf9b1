import type * as api from '#contract/api/personal-data.ts';
import { clearCookie } from '../login/cookies.ts';
import { fulfillDue } from '../../billing/obligations/fulfill.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { deletePerson } from './delete-person.ts';

export const deleteAccount: Handler<typeof api.deleteAccount> = async ({ session, services, request, reply }) => {
  const { configuration } = services;
  const userId = session.user.id;
  const deletion = await deletePerson(services, userId, services.clock());
  if (deletion.is === 'last-admin') throw new Problem('last-admin');
  if (services.payments !== null && deletion.customer !== null)
    await fulfillDue(services, services.payments, deletion.customer);
  request.log.info({ security: 'account-deleted', user: userId }, 'account deleted by its owner');
  clearCookie(reply, configuration.PUBLIC_URL, 'sid');
  reply.header('clear-site-data', '"cache","storage"');
  return { ok: true };
};
