type Waiting = { begin: () => void; give: (value: null) => void };

/**
 * Lets one request of each person run and one wait: a newer one takes the place of the one that waits, whose answer is
 * null.
 */
export const createLatest = (): (<T>(person: string, work: () => Promise<T>) => Promise<T | null>) => {
  const running = new Set<string>();
  const waiting = new Map<string, Waiting>();
  return async (person, work) => {
    if (running.has(person)) {
      const isTurn = await new Promise<true | null>((resolve) => {
        waiting.get(person)?.give(null);
        waiting.set(person, { begin: () => resolve(true), give: resolve });
      });
      if (isTurn === null) return null;
    }
    running.add(person);
    try {
      return await work();
    } finally {
      const next = waiting.get(person);
      waiting.delete(person);
      // Whoever waited is running from now on, so that nobody begins in between.
      if (next === undefined) running.delete(person);
      else next.begin();
    }
  };
};
