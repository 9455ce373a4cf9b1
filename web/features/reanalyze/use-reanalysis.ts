import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { analysisKey } from '../../data/analysis-key.ts';
import { ApiError } from '../../data/http/api-error.ts';
import type { CallOptions } from '../../data/http/call.ts';
import { useWish } from '../../data/use-retrying-write.ts';
import { versionsKey } from './queries.ts';

/** Runs another analysis of a stored resume. `about` identifies the request: a retry with the same values keeps its idempotency key. */
export const useReanalysis = (id: string) => {
  const queries = useQueryClient();
  const wish = useWish();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isLimit, setIsLimit] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);

  /** null if the user canceled. */
  const run = async (
    about: readonly unknown[],
    ask: (options: CallOptions) => Promise<StoredAnalysis>,
  ): Promise<StoredAnalysis | null> => {
    setIsSignedOut(false);
    setIsLimit(false);
    try {
      const result = await wish.run({
        about,
        ask: (options) => {
          setWaiting(null);
          return ask(options);
        },
        onWait: setWaiting,
      });
      if (result === null) return null;
      queries.setQueryData(analysisKey(result.id), result);
      void queries.invalidateQueries({ queryKey: versionsKey(id) });
      return result;
    } catch (error) {
      setIsSignedOut(error instanceof ApiError && error.isSignedOut);
      setIsLimit(error instanceof ApiError && error.problem.code === 'quota-exceeded');
      throw error;
    } finally {
      setWaiting(null);
    }
  };
  return { isSignedOut, isLimit, waiting, run, stop: wish.stop };
};
