/**
 * Does the work now and then every `ms`, never twice at a time. A failed run is reported to `onFault`, and the next run
 * tries again. Returns a function that stops it and waits for a run in progress.
 */
export const every = (
  ms: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const run = (): void => {
    // A run that takes longer than `ms` is followed by one more run, not by all that were missed.
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
