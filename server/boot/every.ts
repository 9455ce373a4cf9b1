/**
 * Does the work now and again and again, never twice at a time; a failed run is said to `onFault` and tried again at
 * the next. Answers how to stop it, which waits for a run that is under way.
 */
export const every = (
  ms: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const run = (): void => {
    // A run that takes longer than `ms` is followed by one more, not by all that were due.
    if (isWaiting) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return work();
      })
      .then(() => undefined, onFault);
  };
  run();
  const timer = setInterval(run, ms);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
