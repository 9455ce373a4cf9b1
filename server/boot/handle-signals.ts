/** A second signal within this time is a duplicate of the first. */
const echoMs = 1_000;

/**
 * The first signal shuts down gracefully; a second one does not wait for running requests. The database is stopped either
 * way. Ctrl-C often arrives twice, from the terminal and from the parent process: that counts as one signal.
 */
export const handleSignals = (stopAll: () => Promise<void>, abortRequests: () => void): void => {
  let firstAt: number | null = null;
  const end = (): void => {
    if (firstAt !== null) {
      if (Date.now() - firstAt > echoMs) abortRequests();
      return;
    }
    firstAt = Date.now();
    void stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
};
