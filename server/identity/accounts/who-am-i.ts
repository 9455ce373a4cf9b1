import type { me } from '#contract/api/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { toUser } from './to-user.ts';

export const whoAmI: Handler<typeof me> = async ({ session, services }) => toUser(session.user, services.clock());
