/** A second, at 60 frames in it. */
const patienceFrames = 60;

/**
 * Uses an element as soon as it is on the screen: a pane may open, or a document be drawn, only after somebody asked for a place in it.
 * Gives up after a second. Answers with the way to stop waiting.
 */
export const onceSeen = (find: () => HTMLElement | null, use: (element: HTMLElement) => void): (() => void) => {
  let frame = 0;
  const look = (framesLeft: number) => (): void => {
    const element = find();
    if (element !== null && element.getClientRects().length > 0) use(element);
    else if (framesLeft > 0) frame = requestAnimationFrame(look(framesLeft - 1));
  };
  frame = requestAnimationFrame(look(patienceFrames));
  return () => cancelAnimationFrame(frame);
};
