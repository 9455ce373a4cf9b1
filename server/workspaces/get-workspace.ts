import type * as api from '#contract/api/workspace/workspaces.ts';
import type { Handler } from '../http/handler.ts';
import { presentSummary, presentWorkspace } from './present.ts';
import { requireWorkspace } from './require-workspace.ts';
import { listOwnWorkspaces } from './store.ts';

export const getWorkspace: Handler<typeof api.getWorkspace> = async ({ input, session, services: { db, safe } }) => {
  const row = await requireWorkspace(db, session.user.id, input.id);
  return presentWorkspace(row, await safe.of(session.user.id));
};

export const listWorkspaces: Handler<typeof api.listWorkspaces> = async ({ session, services: { db, safe } }) => {
  const rows = await listOwnWorkspaces(db, session.user.id);
  const personal = await safe.of(session.user.id);
  return rows.map((row) => presentSummary(row, personal));
};
