import type * as api from '#contract/api/account-settings.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { findNotifications, replaceNotifications } from './store.ts';

export const getNotifications: Handler<typeof api.getNotifications> = async ({ session, services }) => {
  const found = await findNotifications(services.db, session.user.id);
  if (found === null) throw new Problem('signed-out');
  return found;
};

export const saveNotifications: Handler<typeof api.saveNotifications> = async ({ input, session, services }) => {
  await replaceNotifications(services.db, session.user.id, input, services.clock());
  return input;
};
