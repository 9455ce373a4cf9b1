import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueuedUpload, StoredAnalysis } from '#contract/api/analyses.ts';
import type { Services } from '../../boot/services.ts';
import type { Session } from '../../identity/login/session.ts';
import { idempotencyKeyOf } from '../analyze/idempotency.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import type { Upload } from '../upload/upload.ts';
import { asScan } from './as-scan.ts';
import { outcomeOf } from './outcome-of.ts';
import { storeUpload } from './store-upload.ts';

type Asked = { session: Session; services: Services; request: FastifyRequest; reply: FastifyReply };

/**
 * Stores an upload, lets the queue have it read, and answers with the analysis, or with status 202 and a place in the
 * queue when that takes too long. Only once for the same Idempotency-Key, however often the request is sent.
 */
export const analyzeQueued = async (
  call: Asked,
  readUpload: () => Promise<Upload>,
): Promise<StoredAnalysis | QueuedUpload> => {
  const { services, session, request, reply } = call;
  const key = idempotencyKeyOf(request);
  // In a function of its own: nothing may hold the file while the request waits.
  const readAndStore = async () => {
    const upload = await readUpload();
    await request.uploadTurn?.resume();
    return storeUpload(services, session, upload, key, asScan(services, session));
  };
  // Listens from before the commit: a reader may be faster than the answer to it.
  const wait = services.waiting.begin();
  try {
    const { id, isRepeated, personal } = await readAndStore();
    request.server.uploadRoom.leave(reply);
    request.uploadTurn?.pause();
    const isToWaitFor = !isRepeated || 'queued' in (await outcomeOf(services, session, id, { personal }));
    const isOver = isToWaitFor && (await wait.until(id));
    return await answerTo(call, id, { isOver, personal });
  } finally {
    wait.end();
  }
};

/** The analysis, or the place in the queue with status 202. Throws the reason for a refusal. */
export const answerTo = async (
  { services, session, reply }: Omit<Asked, 'request'>,
  id: string,
  known: { isOver?: boolean; personal?: PersonalSafe } = {},
): Promise<StoredAnalysis | QueuedUpload> => {
  const outcome = await outcomeOf(services, session, id, known);
  if (!('queued' in outcome)) return outcome;
  reply.status(202).header('retry-after', String(outcome.queued.retryAfterSeconds));
  return outcome;
};
