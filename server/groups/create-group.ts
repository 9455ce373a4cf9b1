import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/groups.ts';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { presentSummary } from './present.ts';
import { requireGroups } from './require-group.ts';
import { insertGroup } from './store.ts';

export const createGroup: Handler<typeof api.createGroup> = async ({ input, session, services }) => {
  requireGroups(session, services);
  const { db, safe, clock } = services;
  const userId = session.user.id;
  const personal = await safe.of(userId);
  const id = randomUUID();
  const now = clock();
  const row = {
    id,
    userId,
    createdAt: now,
    deleteAt: new Date(now.getTime() + limits.keptForDays * dayMs),
    name: personal.seal(id, 'group-name', input.name),
    linkHash: null,
    linkExpiresAt: null,
  };
  if (!(await insertGroup(db, row, limits.groups)))
    throw new Problem('group-full', {
      message: `You have ${limits.groups} groups, which is the most you can have. Please delete one that you no longer need.`,
    });
  return presentSummary({ ...row, resumes: 0 }, personal);
};
