import type * as api from '#contract/api/groups.ts';
import type { Handler } from '../http/handler.ts';
import { markDeleted } from '../resumes/analysis-store.ts';
import { cancelUpload } from '../resumes/queue/get-queued-upload.ts';
import { requireGroup } from './require-group.ts';
import { deleteGroupRow, listResumeIds } from './store.ts';

/** One after the other: an upload may become an analysis while it is being deleted, so both are tried, in this order. */
export const deleteGroup: Handler<typeof api.deleteGroup> = async ({ input, session, services, request }) => {
  const { db, erasures, clock } = services;
  const userId = session.user.id;
  const { id } = await requireGroup(services, userId, input.id);
  for (const resumeId of await listResumeIds(db, id)) {
    await cancelUpload(services, userId, resumeId);
    await markDeleted(db, userId, resumeId, clock());
  }
  // First, so that a restored backup does not bring it back.
  await erasures.record([{ kind: 'group', id, at: clock().toISOString() }]);
  await deleteGroupRow(db, userId, id);
  request.log.info({ security: 'group-deleted', user: userId }, 'group of resumes deleted by its owner');
  return { ok: true };
};
