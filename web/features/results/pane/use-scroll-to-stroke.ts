import { useEffect, type RefObject } from 'react';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { whenVisible } from './when-visible.ts';
import type { Highlight } from './highlight.ts';
import { highlightKey } from './strokes-of.ts';

/** Scrolls to the first selected stroke whenever the highlight changes. */
export const useScrollToStroke = (whole: RefObject<HTMLElement | null>, highlight: Highlight): void => {
  useEffect(() => {
    const key = highlightKey(highlight);
    if (key === null) return undefined;
    return whenVisible(
      () => whole.current?.querySelector<HTMLElement>(`[data-stroke="${key} 0"]`) ?? null,
      scrollToStroke,
    );
  }, [whole, highlight]);
};

/** Scrolls only its own box where that is possible, so that the report beside it stays in place. */
const scrollToStroke = (stroke: HTMLElement): void => {
  const behavior = scrollBehavior();
  const box = stroke.closest('[data-scrolls]');
  if (box === null || box.scrollHeight <= box.clientHeight + 1) {
    stroke.scrollIntoView({ block: 'center', inline: 'nearest', behavior });
    return;
  }
  const [at, frame] = [stroke.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += at.top - frame.top - box.clientHeight / 3;
  box.scrollLeft += Math.min(0, at.left - frame.left) + Math.max(0, at.right - frame.right);
  box.closest('aside')?.scrollIntoView({ block: 'nearest', behavior });
};
