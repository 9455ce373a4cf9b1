import { setTimeout as sleep } from 'node:timers/promises';
import { every } from '../../boot/every.ts';
import { createNap } from '../../queue/nap.ts';
import type { TakenJob } from '../../queue/queue.ts';
import { ObjectStoreError } from '../../files/object-store.ts';
import { NoReaderError, readUpload } from './read-upload.ts';
import type { ReadingServices } from './reading-services.ts';
import { renewJob } from './renew-job.ts';

/** Looks for jobs that the bell did not tell of. */
const lookEveryMs = 1_000;
/** How long a process that stops waits for the files that are being read; after that, others read them. */
const stopMs = 5_000;
/** Before a file is asked for again from a store that does not respond, or is given to a reader again. */
const heldUpPauseMs = 2_000;
/** Half of the time after which others take over a job of a process that has lost its session. */
const touchEveryMs = 1_000;
/** How soon the jobs of a process that has died are found. */
const watchEveryMs = 1_000;

/** What holds an upload up that is no fault of the file; null for anything else. */
const causeOf = (error: unknown): 'store' | 'reader' | null => {
  if (error instanceof ObjectStoreError) return 'store';
  return error instanceof NoReaderError ? 'reader' : null;
};

/**
 * Takes uploads from the queue and has them read, `atOnce` at a time, until it is stopped.
 */
export const startReading = (
  services: ReadingServices,
  atOnce: number,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => {
  const { queue, shares } = services;
  const running = new Set<TakenJob>();
  const stopping = new AbortController();
  const nap = createNap();
  let hasRung = true;
  const stopListening = queue.bell.listen((what) => {
    if (what.is !== 'waiting') return;
    hasRung = true;
    nap.wake();
  });
  const stopWatching = shares.onEnd(nap.wake);
  const toucher = setInterval(() => {
    for (const job of running) queue.touch(job).catch(onFault);
  }, touchEveryMs);
  let isAway = false;
  const stopLooking = every(
    watchEveryMs,
    () => queue.putBackAbandoned(),
    (error) => {
      if (!isAway) onFault(error);
      isAway = true;
    },
  );

  let heldUpBy: ReturnType<typeof causeOf> = null;
  /** A file that cannot be fetched or read now waits for as long as it takes: this does not count as a try. */
  const renewLater = async (job: TakenJob): Promise<void> => {
    await sleep(heldUpPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    await renewJob(services, job.id);
  };
  const run = async (job: TakenJob): Promise<void> => {
    try {
      await readUpload(services, job);
      heldUpBy = null;
    } catch (error) {
      const cause = causeOf(error);
      // Once for each time that the store of files is away, or that no reader starts.
      if (cause === null || cause !== heldUpBy) onFault(error);
      heldUpBy = cause;
      // When this process stops, another one may have the job already, and only `putBack` leaves it alone then.
      const isRenewed = cause !== null && !stopping.signal.aborted;
      // If that fails too, the queue gives the job back when it has not been touched for long enough.
      await (isRenewed ? renewLater(job) : queue.putBack(job)).catch(onFault);
    } finally {
      running.delete(job);
      job.release();
      shares.end(job.userId);
    }
  };

  const take = async (): Promise<TakenJob | null> => {
    try {
      const isCalled = hasRung;
      hasRung = false;
      // Most looks that nobody rang for find nothing.
      const job = isCalled || (await queue.mayHaveJob()) ? await queue.take(shares.full()) : null;
      isAway = false;
      shares.setBacklog(job !== null);
      return job;
    } catch (error) {
      // Once for each time that the database is unavailable.
      if (!isAway) onFault(error);
      isAway = true;
      shares.setBacklog(false);
      return null;
    }
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      nap.attend();
      const job = running.size < atOnce ? await take() : null;
      if (job === null) {
        await nap.sleep(lookEveryMs);
        continue;
      }
      running.add(job);
      shares.begin(job.userId);
      void run(job);
    }
  };
  const looping = loop();

  return async () => {
    stopping.abort();
    nap.wake();
    stopListening();
    stopWatching();
    await stopLooking();
    await looping;
    shares.setBacklog(false);
    const deadline = Date.now() + stopMs;
    while (running.size > 0 && Date.now() < deadline) await sleep(20);
    clearInterval(toucher);
    await Promise.all([...running].map((job) => queue.putBack(job).catch(onFault)));
  };
};
