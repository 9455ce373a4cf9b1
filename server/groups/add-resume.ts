import type * as api from '#contract/api/groups.ts';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Call, Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { fingerprintOf } from '../resumes/analyze/idempotency.ts';
import { storeUpload } from '../resumes/queue/store-upload.ts';
import { readUpload } from '../resumes/upload/read-upload.ts';
import { requireGroup, requireGroups } from './require-group.ts';
import { addToGroup, countResumes, type GroupRow } from './store.ts';

/** The group that a resume is added to. Refuses before the file is read. */
export const groupToFill = async ({ input, session, services }: Call<typeof api.addGroupResume>): Promise<GroupRow> => {
  const group = await requireGroup(services, session.user.id, input.id);
  requireGroups(session, services);
  if ((await countResumes(services.db, group.id)) >= limits.groupResumes) throw new Problem('group-full');
  return group;
};

/**
 * Stores one file of a group in the queue, as any upload, and answers at once: the table shows when it was read. A file
 * that is sent again, after a connection broke off or from a folder that is dropped twice, is the one that is there.
 */
export const addGroupResume: Handler<typeof api.addGroupResume, { loaded: GroupRow }> = async (call) => {
  const { services, session, request, reply, loaded: group } = call;
  const upload = await readUpload(call);
  await request.uploadTurn?.resume();
  const key = `group:${group.id}:${fingerprintOf(upload)}`;
  const { id, isRepeated } = await storeUpload(services, session, upload, key, {
    maxWaiting: limits.groupResumes,
    // Who may add to groups may add as many as they hold.
    check: async () => undefined,
    async reserve(transaction, resumeId, now) {
      const deleteAt = new Date(now.getTime() + limits.keptForDays * dayMs);
      const added = { userId: session.user.id, groupId: group.id, resumeId, now, deleteAt };
      const outcome = await addToGroup(transaction, added, limits.groupResumes);
      if (outcome === 'full') throw new Problem('group-full');
      if (outcome === 'absent') throw new Problem('not-found');
      return null;
    },
  });
  request.server.uploadRoom.leave(reply);
  return { id, isRepeated };
};
