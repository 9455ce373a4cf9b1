import type * as api from '#contract/api/resumes.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { replaceName } from '../analysis-store.ts';

export const renameResume: Handler<typeof api.renameResume> = async ({ input: { id, name }, session, services }) => {
  const userId = session.user.id;
  const sealed = (await services.safe.of(userId)).seal(id, 'name', name);
  if (!(await replaceName(services.db, userId, id, sealed, services.clock()))) throw new Problem('not-found');
  return { name };
};
