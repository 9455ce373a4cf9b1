import type * as api from '#contract/api/analyses.ts';
import type { Services } from '../../boot/services.ts';
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
  if (!(await cancelUpload(services, session.user.id, id))) throw new Problem('not-found');
  return { ok: true };
};

/** Takes an upload of a user out of the queue. False when it has been read or refused, or there is none. */
export const cancelUpload = async (
  { db, queue, erasures, clock }: Services,
  userId: string,
  id: string,
): Promise<boolean> => {
  if ((await findOwnUpload(db, userId, id)) === null) return false;
  return db.transaction(async (transaction) => {
    const ending = await lockToEnd(transaction, id);
    if (ending === null) return false;
    const { scan, requestKey } = ending;
    // So that a restored backup does not have it read after all. Not before the lock: it may become an analysis until then.
    await erasures.record([{ kind: 'resume', id, at: clock().toISOString() }]);
    await dropUpload(transaction, id);
    if (scan !== null) await releaseSlot(transaction, { userId, what: scan.day, place: scan.place });
    if (requestKey !== null) await releaseRequest(transaction, userId, requestKey);
    await queue.remove(transaction, id);
    return true;
  });
};
