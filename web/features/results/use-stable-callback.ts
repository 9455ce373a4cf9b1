import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function whose identity never changes and that calls the latest `run`, for memoized children. */
export const useStableCallback = <Args extends unknown[]>(run: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
