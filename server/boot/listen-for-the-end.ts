/** A second signal within this is the first one's echo. */
const echoMs = 1_000;

/**
 * The first signal ends in good order, a second one without waiting for requests that still run; the database is stopped
 * either way. A Ctrl-C often comes twice, from the terminal and from the program that started us: that is one signal.
 */
export const listenForTheEnd = (stopAll: () => Promise<void>, hurry: () => void): void => {
  let firstAt: number | null = null;
  const end = (): void => {
    if (firstAt !== null) {
      if (Date.now() - firstAt > echoMs) hurry();
      return;
    }
    firstAt = Date.now();
    void stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
};
