import type * as api from '#contract/api/workspace/begin.ts';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { insertNew } from './insert-new.ts';
import { presentWorkspace } from './present.ts';
import { requireWorkspace } from './require-workspace.ts';
import { countWorkspaces } from './store.ts';

/** A workspace that begins with a document that its person has on a page. */
export const beginWorkspace: Handler<typeof api.beginWorkspace> = async ({ input, session, services }) => {
  const { db, safe } = services;
  const userId = session.user.id;
  if ((await countWorkspaces(db, userId)) >= workspaceLimits.each) throw new Problem('workspace-full');
  const { name, document } = input;
  const beginning = { kind: 'uploaded', name, document, jobDescription: null, baseline: null } as const;
  const id = await insertNew(services, userId, null, beginning);
  return presentWorkspace(await requireWorkspace(db, userId, id), await safe.of(userId));
};
