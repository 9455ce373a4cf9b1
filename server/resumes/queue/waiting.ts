import type { Bell } from '../../queue/bell.ts';

/** How long a request waits for its analysis before it is answered with a place in the queue. */
const requestMs = 10_000;
/** Looks for what the bell did not tell. */
const lookEveryMs = 1_000;

export type Wait = {
  /** Whether the upload has been read or refused; resolves at the latest after the time a request waits. */
  until: (id: string) => Promise<boolean>;
  end: () => void;
};

/** The requests of this process that wait for an upload. */
export type Waiting = {
  /** Hears from now on which uploads are done. Must be ended. */
  begin: () => Wait;
  close: () => void;
};

type Waiter = { done: Set<string>; id: string | null; wake: () => void };

/** `findWaiting` returns those of the ids that are still waiting or being read. */
export const openWaiting = (
  bell: Bell,
  findWaiting: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  maxMs: number = requestMs,
): Waiting => {
  const waiters = new Set<Waiter>();
  const stopListening = bell.listen((what) => {
    if (what.is !== 'done') return;
    for (const waiter of waiters) {
      // Its id may not be known yet.
      if (waiter.id === null) waiter.done.add(what.id);
      else if (waiter.id === what.id) waiter.wake();
    }
  });
  const look = async (): Promise<void> => {
    const asked = [...waiters].flatMap((waiter) => (waiter.id === null ? [] : [{ id: waiter.id, waiter }]));
    if (asked.length === 0) return;
    // A database that does not answer now is asked again.
    const still = await findWaiting(asked.map(({ id }) => id)).catch(() => null);
    if (still !== null) for (const { id, waiter } of asked) if (!still.has(id)) waiter.wake();
  };
  const timer = setInterval(() => void look(), lookEveryMs);

  return {
    begin() {
      const waiter: Waiter = { done: new Set(), id: null, wake: () => undefined };
      waiters.add(waiter);
      return {
        until: (id) =>
          new Promise((resolve) => {
            waiter.id = id;
            if (waiter.done.has(id)) return resolve(true);
            const late = setTimeout(() => resolve(false), maxMs);
            waiter.wake = () => {
              clearTimeout(late);
              resolve(true);
            };
          }),
        end: () => void waiters.delete(waiter),
      };
    },
    close() {
      clearInterval(timer);
      stopListening();
    },
  };
};
