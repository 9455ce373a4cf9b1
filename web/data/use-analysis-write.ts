import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { type analysisOrPlaceSchema, getAnalysis, type StoredAnalysis } from '#contract/api/analyses.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { followUpload, leaveQueue, type Place } from './follow-upload.ts';
import { type ReadCache, useReadCache } from './read-cache.ts';
import { type Sending, useRetryingWrite } from './use-retrying-write.ts';

type Following = {
  /** Called when the upload has a place in the queue, and whenever the place is known anew. */
  onPlace: (place: Place) => void;
};

/**
 * A write that has a resume analyzed. The server answers with the analysis, or with a place in its queue, which is then
 * followed until the analysis is there.
 */
export const useAnalysisWrite = <Input extends z.ZodType>(
  endpoint: Endpoint<Input, typeof analysisOrPlaceSchema>,
  { onSuccess }: { onSuccess?: (analysis: StoredAnalysis, cache: ReadCache) => void } = {},
) => {
  const cache = useReadCache();
  const write = useRetryingWrite(endpoint);
  const following = useRef<{ id: string; controller: AbortController } | null>(null);
  // Leaving the page leaves the upload in the queue.
  useEffect(() => () => following.current?.controller.abort(), []);

  const succeed = (analysis: StoredAnalysis): StoredAnalysis => {
    cache.set(getAnalysis, { id: analysis.id }, analysis);
    onSuccess?.(analysis, cache);
    return analysis;
  };

  /** Follows an upload that is in the queue. Rejects with `ApiError`; null if the user canceled. */
  const follow = async (
    place: Pick<Place, 'id' | 'retryAfterSeconds'>,
    { onPlace }: Following,
  ): Promise<StoredAnalysis | null> => {
    const controller = new AbortController();
    following.current = { id: place.id, controller };
    try {
      return succeed(await followUpload(place, { signal: controller.signal, onPlace }));
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      following.current = null;
    }
  };

  /** Rejects with `ApiError`; null if the user canceled. */
  const send = async (
    input: z.infer<Input>,
    { onPlace, ...sending }: Sending & Following,
  ): Promise<StoredAnalysis | null> => {
    const answer = await write.send(input, sending);
    if (answer === null || !('queued' in answer)) return answer === null ? null : succeed(answer);
    onPlace(answer.queued);
    return follow(answer.queued, { onPlace });
  };

  /** Cancels: also in the queue. */
  const stop = (): void => {
    write.stop();
    if (following.current === null) return;
    leaveQueue(following.current.id);
    following.current.controller.abort();
  };

  return { send, follow, stop };
};
