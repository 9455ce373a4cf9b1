import type * as api from '#contract/api/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { toUser } from '../accounts/to-user.ts';

export const getCurrentUser: Handler<typeof api.getCurrentUser> = async ({ session, services }) =>
  toUser(session.user, services.clock());
