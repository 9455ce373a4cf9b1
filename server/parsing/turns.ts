import type { Shares } from './shares.ts';

export type TurnsOptions = {
  /** How many jobs run at once. */
  places: number;
  shares: Shares;
  /** Whether jobs without a share wait for analyses that may be in the queue. */
  isAfterAnalyses?: boolean;
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
  /** Resolves when it is the job's turn, here and in all processes; null when too many wait, or after too long. */
  take: (asking: Asking) => Promise<EndTurn | null>;
  /** Refuses all who wait, and everybody from now on. */
  close: () => void;
};

type Waiting = Required<Asking> & { since: number; settle: (end: EndTurn | null) => void };

/** After this time a job goes before new urgent ones, so that a long queue does not stop the pages of a report. */
const patienceMs = 2_000;
/** How soon a job tries again whose user has both jobs running in other processes. */
const retryShareMs = 150;
/** Users whose last turn is remembered. */
const maxRemembered = 10_000;

/** Who runs next: urgent jobs first, then round-robin by user, then in the order of arrival. */
export const createTurns = (options: TurnsOptions): Turns => {
  const { places, shares, queueLength = 200, queueEach = 20, queueMs = 10_000 } = options;
  const { isAfterAnalyses = false } = options;
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
    return once(() => {
      running -= 1;
      // Its listener calls the next one.
      if (hasShare) next();
      else shares.end(person);
    });
  };
  const isHeldBack = (since: number): boolean =>
    isAfterAnalyses && shares.mayHaveBacklog() && Date.now() - since <= patienceMs;
  const canBegin = ({ person, hasShare }: Required<Asking>, since: number): boolean =>
    running < places && (hasShare || (shares.hasRoom(person) && !isHeldBack(since)));
  const next = (): void => {
    for (let free = places - running; free > 0; free -= 1) {
      const now = Date.now();
      const [first] = queue
        .filter((waiting) => canBegin(waiting, waiting.since))
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
  const stops = [shares.onEnd(next), shares.onClear(next)];

  /** A turn in this process, for a job that waits since then. */
  const takeHere = (asking: Required<Asking>, since: number): Promise<EndTurn | null> => {
    const { person, hasShare } = asking;
    if (isClosed) return Promise.resolve(null);
    if (queue.every((waiting) => !canBegin(waiting, waiting.since)) && canBegin(asking, since))
      return Promise.resolve(begin(asking));
    const own = queue.filter((waiting) => waiting.person === person).length;
    if (!hasShare && (queue.length >= queueLength || own >= queueEach)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const waiting: Waiting = { ...asking, since, settle: resolve };
      queue.push(waiting);
      if (hasShare) return;
      const waitedMs = Date.now() - since;
      const patience = setTimeout(next, patienceMs - waitedMs + 1);
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        waiting.settle(null);
      }, queueMs - waitedMs);
      waiting.settle = (end) => {
        clearTimeout(patience);
        clearTimeout(timer);
        resolve(end);
      };
    });
  };
  /** Users whose jobs try again soon, as often as they have one. */
  const retrying: string[] = [];

  return {
    async take({ person, isUrgent = false, hasShare = false }) {
      const asking = { person, isUrgent, hasShare };
      const since = Date.now();
      for (;;) {
        const end = await takeHere(asking, since);
        if (end === null || hasShare) return end;
        const endEverywhere = await shares.takeEverywhere(person);
        if (endEverywhere !== null)
          return once(() => {
            endEverywhere();
            end();
          });
        end();
        const isTooMany = retrying.filter((each) => each === person).length >= queueEach;
        if (isTooMany || Date.now() - since > queueMs) return null;
        retrying.push(person);
        await new Promise((resolve) => void setTimeout(resolve, retryShareMs));
        retrying.splice(retrying.indexOf(person), 1);
      }
    },
    close() {
      isClosed = true;
      for (const stop of stops) stop();
      for (const waiting of queue.splice(0)) waiting.settle(null);
    },
  };
};

const once = (work: () => void): EndTurn => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
};
