/** One second at 60 frames per second. */
const maxFrames = 60;

/**
 * Calls `use` with an element as soon as it is rendered: a pane may open, or a document be drawn, only after a place in it
 * was requested. Gives up after a second. Returns a function that cancels.
 */
export const whenVisible = (find: () => HTMLElement | null, use: (element: HTMLElement) => void): (() => void) => {
  let frame = 0;
  const look = (framesLeft: number) => (): void => {
    const element = find();
    if (element !== null && element.getClientRects().length > 0) use(element);
    else if (framesLeft > 0) frame = requestAnimationFrame(look(framesLeft - 1));
  };
  frame = requestAnimationFrame(look(maxFrames));
  return () => cancelAnimationFrame(frame);
};
