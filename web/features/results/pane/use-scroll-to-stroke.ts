import { useEffect, type RefObject } from 'react';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { onceSeen } from './once-seen.ts';
import type { Shown } from './shown.ts';
import { shownKey } from './strokes-of.ts';

/** Brings the first stroke of what is pointed at into sight, whenever that changes. */
export const useScrollToStroke = (whole: RefObject<HTMLElement | null>, shown: Shown): void => {
  useEffect(() => {
    const key = shownKey(shown);
    if (key === null) return undefined;
    return onceSeen(
      () => whole.current?.querySelector<HTMLElement>(`[data-stroke="${key} 0"]`) ?? null,
      bringIntoSight,
    );
  }, [whole, shown]);
};

/** Within its own box where that scrolls, so that the report beside it moves as little as can be. */
const bringIntoSight = (stroke: HTMLElement): void => {
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
