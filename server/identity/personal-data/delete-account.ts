import type * as api from '#contract/api/personal-data.ts';
import { clearSessionCookies } from '../login/cookies.ts';
import { fulfillDue } from '../../billing/obligations/fulfill.ts';
import { mySubscription } from '../../billing/subscription/get-my-subscription.ts';
import type { Services } from '../../boot/services.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { deletePerson } from './delete-person.ts';

const nothingToRefund =
  'There is nothing left to refund, so your account was not deleted. You can delete it without a refund.';

/** Nobody loses the account over a refund that they do not get. */
const refuseWithoutRefund = async (services: Services, userId: string): Promise<void> => {
  const { subscription } = await mySubscription(services, userId);
  if (subscription === null || subscription.refundAtDeletion === null)
    throw new Problem('too-late', { message: nothingToRefund });
};

export const deleteAccount: Handler<typeof api.deleteAccount> = async (call) => {
  const { input, session, services, request, reply } = call;
  const { configuration } = services;
  const userId = session.user.id;
  const withRefund = input.wantsRefund === true;
  if (withRefund) await refuseWithoutRefund(services, userId);
  const deletion = await deletePerson(services, userId, services.clock(), withRefund);
  if (deletion.is === 'last-admin') throw new Problem('last-admin');
  if (services.payments !== null && deletion.customer !== null)
    await fulfillDue(services, services.payments, deletion.customer);
  request.log.info({ security: 'account-deleted', user: userId }, 'account deleted by its owner');
  clearSessionCookies(reply, configuration.PUBLIC_URL);
  reply.header('clear-site-data', '"cache","storage"');
  return { ok: true };
};
