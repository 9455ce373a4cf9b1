import { useEffect, useState, type RefObject } from 'react';

export type ElementSize = { widthPx: number; heightPx: number };

/** The current size of an element; null until it is measured. */
export const useElementSize = (ref: RefObject<HTMLElement | null>): ElementSize | null => {
  const [size, setSize] = useState<ElementSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      setSize({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
