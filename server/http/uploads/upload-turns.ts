import type { FastifyRequest } from 'fastify';
import { createStallWatch } from './stall-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploadTurns: UploadTurns;
  }
  interface FastifyRequest {
    /** null unless the request is an upload. */
    uploadTurn: UploadTurn | null;
  }
}

/** How many uploads are worked on at once: storing one holds its file three times for a moment. */
const defaultPlaces = 4;

/** The turn of one upload. */
export type UploadTurn = {
  /** While the upload waits for its client or a reader, others have their turn. */
  pause: () => void;
  /** Resolves when the upload has its turn again, soon, because few uploads have arrived; throws 'busy' when nobody had one for a while. */
  resume: () => Promise<void>;
};

export type UploadTurns = {
  /** Works on an upload as soon as it has its turn. */
  run: <T>(request: Pick<FastifyRequest, 'uploadTurn' | 'waitsUntilMs'>, work: () => Promise<T>) => Promise<T>;
};

/**
 * Works on few uploads at once, however many come in the same moment, and completes what has begun before it begins more.
 * So the first of many are stored, and read, while the last still wait, and few hold their file in several forms.
 */
export const createUploadTurns = (places = defaultPlaces, stallMs?: number): UploadTurns => {
  /** In the order of arrival. */
  const beginning: (() => void)[] = [];
  const resuming: (() => void)[] = [];
  const stalls = createStallWatch(stallMs);
  let running = 0;

  const next = (): void => {
    stalls.goOn();
    running -= 1;
    const admit = resuming.shift() ?? beginning.shift();
    if (admit === undefined) return;
    running += 1;
    admit();
  };
  const take = (line: (() => void)[], untilMs: number): Promise<void> => {
    if (running < places) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        stopWatching();
        resolve();
      };
      const stopWatching = stalls.watch((busy) => {
        // not yet in line where the wait was over before it began
        const at = line.indexOf(admit);
        if (at >= 0) line.splice(at, 1);
        reject(busy);
      }, untilMs);
      line.push(admit);
    });
  };

  return {
    async run(request, work) {
      await take(beginning, request.waitsUntilMs);
      let isRunning = true;
      const pause = (): void => {
        if (isRunning) next();
        isRunning = false;
      };
      const resume = async (): Promise<void> => {
        if (isRunning) return;
        await take(resuming, Infinity);
        isRunning = true;
      };
      request.uploadTurn = { pause, resume };
      return work().finally(pause);
    },
  };
};
