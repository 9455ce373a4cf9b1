import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one from drawing to drawing and always does what the latest does, for what must not be drawn anew. */
export const useStable = <Args extends unknown[]>(run: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
