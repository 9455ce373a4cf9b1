import type * as api from '#contract/api/workspace/workspaces.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { requireWorkspace } from './require-workspace.ts';
import { deleteWorkspaceRow, replaceWorkspaceName } from './store.ts';

export const renameWorkspace: Handler<typeof api.renameWorkspace> = async ({ input, session, services }) => {
  const { db, safe } = services;
  const userId = session.user.id;
  const { id } = await requireWorkspace(db, userId, input.id);
  const sealed = (await safe.of(userId)).seal(id, 'name', input.name);
  if (!(await replaceWorkspaceName(db, userId, id, sealed))) throw new Problem('not-found');
  return { name: input.name };
};

export const deleteWorkspace: Handler<typeof api.deleteWorkspace> = async ({ input, session, services, request }) => {
  const { db, erasures, clock } = services;
  const userId = session.user.id;
  const { id } = await requireWorkspace(db, userId, input.id);
  // First, so that a restored backup does not bring it back.
  await erasures.record([{ kind: 'workspace', id, at: clock().toISOString() }]);
  await deleteWorkspaceRow(db, userId, id);
  request.log.info({ security: 'workspace-deleted', user: userId }, 'workspace deleted by its owner');
  return { ok: true };
};
