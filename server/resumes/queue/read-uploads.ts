import { setTimeout as sleep } from 'node:timers/promises';
import { every } from '../../boot/every.ts';
import { createNap } from '../../queue/nap.ts';
import type { TakenJob } from '../../queue/queue.ts';
import { readUpload } from './read-upload.ts';
import type { ReadingServices } from './reading-services.ts';

/** Looks for jobs that the bell did not tell of. */
const lookEveryMs = 1_000;
/** How long a process that stops waits for the files that are being read; after that, others read them. */
const stopMs = 5_000;
/** Half of the time after which others take over a job of a process that has lost its session. */
const touchEveryMs = 1_000;
/** How soon the jobs of a process that has died are found. */
const watchEveryMs = 1_000;

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
  const stopListening = queue.bell.listen((what) => {
    if (what.is === 'waiting') nap.wake();
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

  const run = async (job: TakenJob): Promise<void> => {
    try {
      await readUpload(services, job);
    } catch (error) {
      onFault(error);
      // If that fails too, the queue gives the job back when it has not been touched for long enough.
      await queue.putBack(job).catch(onFault);
    } finally {
      running.delete(job);
      job.release();
      shares.end(job.userId);
    }
  };

  const take = async (): Promise<TakenJob | null> => {
    try {
      const job = await queue.take(shares.full());
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
