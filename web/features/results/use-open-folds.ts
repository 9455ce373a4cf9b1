import { useEffect, useRef, type RefObject } from 'react';

/** Opens every fold inside once: a document for reading and printing hides nothing. */
export const useOpenFolds = (): RefObject<HTMLDivElement | null> => {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const fold of inside.current?.querySelectorAll('details') ?? []) fold.open = true;
  }, []);
  return inside;
};
