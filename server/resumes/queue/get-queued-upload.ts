import type * as api from '#contract/api/analyses.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { releaseRequest } from '../analyze/request-store.ts';
import { releaseSlot } from '../analyze/slot-store.ts';
import { answerTo } from './analyze-queued.ts';
import { dropUpload, findOwnUpload, lockToEnd } from './store.ts';

export const getQueuedUpload: Handler<typeof api.getQueuedUpload> = async (call) => answerTo(call, call.input.id);

/** A file that is being read right now is read to the end, for nobody. */
export const cancelQueuedUpload: Handler<typeof api.cancelQueuedUpload> = async ({
  input: { id },
  session,
  services,
}) => {
  const { db, queue, erasures, clock } = services;
  const userId = session.user.id;
  if ((await findOwnUpload(db, userId, id)) === null) throw new Problem('not-found');
  await db.transaction(async (transaction) => {
    const ending = await lockToEnd(transaction, id);
    if (ending === null) throw new Problem('not-found');
    const { scan, requestKey } = ending;
    // So that a restored backup does not have it read after all. Not before the lock: it may become an analysis until then.
    await erasures.record([{ kind: 'resume', id, at: clock().toISOString() }]);
    await dropUpload(transaction, id);
    if (scan !== null) await releaseSlot(transaction, { userId, what: scan.day, place: scan.place });
    if (requestKey !== null) await releaseRequest(transaction, userId, requestKey);
    await queue.remove(transaction, id);
  });
  return { ok: true };
};
