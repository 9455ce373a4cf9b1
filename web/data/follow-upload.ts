import { cancelQueuedUpload, getQueuedUpload, type QueuedUpload, type StoredAnalysis } from '#contract/api/analyses.ts';
import { call } from './http/call.ts';
import { pause } from './http/pause.ts';
import { retryDelayFor } from './http/retry-delay.ts';

export type Place = QueuedUpload['queued'];

/**
 * Asks about an upload that waits in the queue until it has been read. It goes on while the server cannot be reached:
 * the upload is stored, and another server may have taken over. Rejects with `ApiError`, or the signal's reason.
 */
export const followUpload = async (
  start: Pick<Place, 'id' | 'retryAfterSeconds'>,
  { signal, onPlace }: { signal: AbortSignal; onPlace: (place: Place) => void },
): Promise<StoredAnalysis> => {
  const { id } = start;
  let seconds = start.retryAfterSeconds;
  for (;;) {
    await pause(seconds * 1000, signal);
    try {
      const answer = await call(getQueuedUpload, { id }, { signal });
      if (!('queued' in answer)) return answer;
      onPlace(answer.queued);
      seconds = answer.queued.retryAfterSeconds;
    } catch (error) {
      const delay = signal.aborted ? null : retryDelayFor(error, 1);
      if (delay === null) throw error;
      ({ seconds } = delay);
    }
  }
};

/** Takes an upload out of the queue. If that fails, it is read and appears among the resumes. */
export const leaveQueue = (id: string): void => void call(cancelQueuedUpload, { id }).catch(() => undefined);
