import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StoredAnalysis } from '#contract/analyses.ts';
import { analysisKey } from '../../api/analysis-key.ts';
import { ApiError } from '../../api/api-error.ts';
import { newKey } from '../../api/new-key.ts';
import { versionsKey } from './queries.ts';

/**
 * Runs one analysis with a key that stays the same for the same wish, so that a try after a lost answer counts once.
 * `wish` says what is asked for: anything else is another wish.
 */
export const useAgain = (id: string) => {
  const queries = useQueryClient();
  const last = useRef<{ wish: unknown[]; key: string } | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);

  const run = async (wish: unknown[], ask: (key: string) => Promise<StoredAnalysis>): Promise<StoredAnalysis> => {
    const isSame = last.current?.wish.every((part, index) => part === wish[index]) === true;
    const key = isSame ? (last.current?.key ?? newKey()) : newKey();
    last.current = { wish, key };
    setIsSignedOut(false);
    try {
      const result = await ask(key);
      last.current = null;
      queries.setQueryData(analysisKey(result.id), result);
      void queries.invalidateQueries({ queryKey: versionsKey(id) });
      return result;
    } catch (error) {
      setIsSignedOut(error instanceof ApiError && error.isSignedOut);
      throw error;
    }
  };
  return { isSignedOut, run };
};
