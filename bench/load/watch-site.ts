import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { usageOf } from './site-under-load.ts';

const watchedSchema = z.object({ address: z.string(), pid: z.number() });
/** Not zero once the watch is over. */
const overSchema = z.object({ over: z.instanceof(Int32Array) });
const seenSchema = z.object({
  /** The most memory that the server held, alone and with its processes. */
  server: z.number(),
  all: z.number(),
  /** How long each answer of `/livez` took, in milliseconds, and how many were not 200. */
  health: z.array(z.number()),
  unhealthy: z.number(),
});
export type Seen = z.infer<typeof seenSchema>;

/**
 * Watches a server ten times a second until `end`, in a thread of its own: the clients of a bench keep theirs so busy that
 * it would measure them.
 */
export const watchSite = async ({ address, pid }: z.infer<typeof watchedSchema>) => {
  const over = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), { workerData: { address, pid, over } });
  await new Promise((resolve) => worker.once('message', resolve));
  return {
    async end(): Promise<Seen> {
      const said = new Promise<unknown>((resolve) => worker.once('message', resolve));
      Atomics.store(over, 0, 1);
      const seen = seenSchema.parse(await said);
      await worker.terminate();
      return seen;
    },
  };
};

const watch = async (port: NonNullable<typeof parentPort>): Promise<void> => {
  const { address, pid } = watchedSchema.parse(workerData);
  const seen: Seen = { server: 0, all: 0, health: [], unhealthy: 0 };
  const { over } = overSchema.parse(workerData);
  port.postMessage('watching');
  while (Atomics.load(over, 0) === 0) {
    const { serverMb, allMb } = usageOf(pid);
    seen.server = Math.max(seen.server, serverMb);
    seen.all = Math.max(seen.all, allMb);
    const from = performance.now();
    const answer = await fetch(`${address}/livez`).catch(() => null);
    await answer?.text();
    seen.health.push(performance.now() - from);
    if (answer?.status !== 200) seen.unhealthy += 1;
    await sleep(100);
  }
  port.postMessage(seen);
};

if (!isMainThread && parentPort !== null) await watch(parentPort);
