import type * as api from '#contract/api/admin/acts.ts';
import { isOver } from '../../identity/login/session-times.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { findUser } from '../users/store.ts';
import { toAdminUser } from '../users/to-admin-user.ts';
import { confirmedUntil } from '../../identity/login/confirmation.ts';
import { countOwned } from '../../resumes/analysis-store.ts';
import { findSessionTimes, hasSecondFactor } from './store.ts';

export const getUser: Handler<typeof api.getUser> = async ({ input, session, services }) => {
  const { db, clock } = services;
  const user = await findUser(db, input.id);
  if (user === null) throw new Problem('not-found');
  const now = clock();
  const sessions = await findSessionTimes(db, user.id);
  const until = await confirmedUntil(services, session);
  return {
    user: toAdminUser(user, now),
    resumes: await countOwned(db, user.id),
    sessions: sessions.filter((times) => !isOver(times, user.role, now)).length,
    hasSecondFactor: await hasSecondFactor(db, user.id),
    confirmedUntil: until?.toISOString() ?? null,
  };
};
