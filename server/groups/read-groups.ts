import type * as api from '#contract/api/groups.ts';
import type { Handler } from '../http/handler.ts';
import { presentGroup, presentSummary } from './present.ts';
import { mayAddToGroups, requireGroup } from './require-group.ts';
import { listOwnGroups } from './store.ts';

export const listGroups: Handler<typeof api.listGroups> = async ({ session, services }) => {
  const rows = await listOwnGroups(services.db, session.user.id);
  const mayAdd = mayAddToGroups(session, services);
  if (rows.length === 0) return { mayAdd, groups: [] };
  const personal = await services.safe.of(session.user.id);
  return { mayAdd, groups: rows.map((row) => presentSummary(row, personal)) };
};

export const getGroup: Handler<typeof api.getGroup> = async ({ input, session, services }) =>
  presentGroup(services, await requireGroup(services, session.user.id, input.id));
