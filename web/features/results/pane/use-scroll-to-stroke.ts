import { useEffect, type RefObject } from 'react';
import type { Shown } from '../shown.ts';

/** Brings the first stroke of what is pointed at into sight, whenever that changes. */
export const useScrollToStroke = (whole: RefObject<HTMLElement | null>, shown: Shown): void => {
  useEffect(() => {
    const key = shown.is === 'words' ? 'words' : shown.number;
    if (key === null) return undefined;
    return onceSeen(
      () => whole.current?.querySelector<HTMLElement>(`[data-stroke="${key} 0"]`) ?? null,
      bringIntoSight,
    );
  }, [whole, shown]);
};

/** A second, at 60 frames in it. */
const patienceFrames = 60;

/** The pane may open, or the document be drawn, only after somebody asked for a place in it. Answers with the way to stop waiting. */
const onceSeen = (find: () => HTMLElement | null, use: (element: HTMLElement) => void): (() => void) => {
  let frame = 0;
  const look = (framesLeft: number) => (): void => {
    const element = find();
    if (element !== null && element.getClientRects().length > 0) use(element);
    else if (framesLeft > 0) frame = requestAnimationFrame(look(framesLeft - 1));
  };
  frame = requestAnimationFrame(look(patienceFrames));
  return () => cancelAnimationFrame(frame);
};

/** Within its own box where that scrolls, so that the report beside it stays where it is. */
const bringIntoSight = (stroke: HTMLElement): void => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  const box = stroke.closest('[data-scrolls]');
  if (box === null || box.scrollHeight <= box.clientHeight + 1) {
    stroke.scrollIntoView({ block: 'center', behavior });
    return;
  }
  const offset = stroke.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollBy({ top: offset - box.clientHeight / 3, behavior });
};
