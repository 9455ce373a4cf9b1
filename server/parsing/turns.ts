import type { Shares } from './shares.ts';

export type TurnsOptions = {
  /** How many jobs run at once. */
  places: number;
  shares: Shares;
  /** How many jobs may wait, of everybody and of one user, and for how long. Those with a share wait as long as needed. */
  queueLength?: number;
  queueEach?: number;
  queueMs?: number;
};

export type Asking = {
  person: string;
  /** Goes before those that are not. */
  isUrgent?: boolean;
  /** Its share was taken with its job. */
  hasShare?: boolean;
};

/** Ends a turn. */
export type EndTurn = () => void;

export type Turns = {
  /** Resolves when it is the job's turn; null when too many wait, or after too long. */
  take: (asking: Asking) => Promise<EndTurn | null>;
  /** Refuses all who wait, and everybody from now on. */
  close: () => void;
};

type Waiting = Required<Asking> & { since: number; settle: (end: EndTurn | null) => void };

/** After this time a job goes before new urgent ones, so that a long queue does not stop the pages of a report. */
const patienceMs = 2_000;
/** Users whose last turn is remembered. */
const maxRemembered = 10_000;

/** Who runs next: urgent jobs first, then round-robin by user, then in the order of arrival. */
export const createTurns = (options: TurnsOptions): Turns => {
  const { places, shares, queueLength = 200, queueEach = 20, queueMs = 10_000 } = options;
  const queue: Waiting[] = [];
  /** In the order of the last turn. */
  const served = new Map<string, number>();
  let turns = 0;
  let running = 0;
  let isClosed = false;

  const remember = (person: string): void => {
    served.delete(person);
    served.set(person, (turns += 1));
    const [oldest] = served.keys();
    if (served.size > maxRemembered && oldest !== undefined) served.delete(oldest);
  };
  const begin = ({ person, hasShare }: Required<Asking>): EndTurn => {
    running += 1;
    if (!hasShare) shares.begin(person);
    remember(person);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      running -= 1;
      // Its listener calls the next one.
      if (hasShare) next();
      else shares.end(person);
    };
  };
  const canBegin = ({ person, hasShare }: Required<Asking>): boolean =>
    running < places && (hasShare || shares.hasRoom(person));
  const next = (): void => {
    for (let free = places - running; free > 0; free -= 1) {
      const now = Date.now();
      const [first] = queue
        .filter(canBegin)
        .map((waiting) => ({ waiting, rank: waiting.isUrgent || now - waiting.since > patienceMs ? 0 : 1 }))
        .toSorted(
          (one, other) =>
            one.rank - other.rank || (served.get(one.waiting.person) ?? 0) - (served.get(other.waiting.person) ?? 0),
        );
      if (first === undefined) return;
      queue.splice(queue.indexOf(first.waiting), 1);
      first.waiting.settle(begin(first.waiting));
    }
  };
  const stopListening = shares.onEnd(next);

  return {
    take({ person, isUrgent = false, hasShare = false }) {
      const asking = { person, isUrgent, hasShare };
      if (isClosed) return Promise.resolve(null);
      if (queue.every((waiting) => !canBegin(waiting)) && canBegin(asking)) return Promise.resolve(begin(asking));
      const own = queue.filter((waiting) => waiting.person === person).length;
      if (!hasShare && (queue.length >= queueLength || own >= queueEach)) return Promise.resolve(null);
      return new Promise((resolve) => {
        const waiting: Waiting = { ...asking, since: Date.now(), settle: resolve };
        queue.push(waiting);
        if (hasShare) return;
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          resolve(null);
        }, queueMs);
        waiting.settle = (end) => {
          clearTimeout(timer);
          resolve(end);
        };
      });
    },
    close() {
      isClosed = true;
      stopListening();
      for (const waiting of queue.splice(0)) waiting.settle(null);
    },
  };
};
