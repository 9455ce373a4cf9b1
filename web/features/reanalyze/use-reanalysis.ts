import { useState } from 'react';
import type { z } from 'zod';
import type { analysisOrPlaceSchema, StoredAnalysis } from '#contract/api/analyses.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { listVersions } from '#contract/api/versions.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { useAnalysisWrite } from '../../data/use-analysis-write.ts';
import { words } from './words.ts';

/** Runs another analysis of a stored resume. */
export const useReanalysis = <Input extends z.ZodType>(
  endpoint: Endpoint<Input, typeof analysisOrPlaceSchema>,
  id: string,
) => {
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isLimit, setIsLimit] = useState(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const analysis = useAnalysisWrite(endpoint, {
    onSuccess: (_, cache) => void cache.refresh(listVersions, { id }),
  });

  /** null if the user canceled. */
  const send = async (
    input: z.infer<Input>,
    files: Readonly<Record<string, File>> = {},
  ): Promise<StoredAnalysis | null> => {
    setIsSignedOut(false);
    setIsLimit(false);
    try {
      return await analysis.send(input, {
        files,
        onTry: () => setWaiting(null),
        onWait: setWaiting,
        onPlace: ({ place }) => setWaiting(words.place(place)),
      });
    } catch (error) {
      setIsSignedOut(error instanceof ApiError && error.isSignedOut);
      setIsLimit(error instanceof ApiError && error.problem.code === 'quota-exceeded');
      throw error;
    } finally {
      setWaiting(null);
    }
  };
  return { isSignedOut, isLimit, waiting, send, stop: analysis.stop };
};
