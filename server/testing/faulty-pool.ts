import { join } from 'node:path';
import type { ParseJob, Parser } from '../parsing/parser.ts';
import { createPool, type PoolOptions } from '../parsing/pool.ts';
import { startWorker, defaultBounds, type Worker } from '../parsing/worker.ts';

/** A program in the place of a reader, which misbehaves as the name of its file says. */
export const script = join(import.meta.dirname, 'faulty-child.ts');
export const bounds = { ...defaultBounds, wallMs: 1_500, cpuSeconds: 15, residentBytes: 300 * 1024 * 1024 };
let pool: Parser | null = null;
/** The processes of the open pool, in the order of their start. */
export const started: Worker[] = [];

export const noted = (worker: Worker): Worker => {
  started.push(worker);
  return worker;
};

/** Ends the processes of the pool, after each test. */
export const closeFaultyPool = async (): Promise<void> => {
  await pool?.close();
  started.length = 0;
};

/** A pool of real readers, closed by `closeFaultyPool`. */
export const openRealPool = (): Parser => (pool = createPool({ processes: 1 }));

/** A pool of one process that runs `script`. */
export const openFaultyPool = (options: Partial<PoolOptions> = {}, over: Partial<typeof bounds> = {}): Parser => {
  const start = (): Worker => noted(startWorker({ ...bounds, ...over }, script));
  pool = createPool({ processes: 1, start, ...options });
  return pool;
};

export const job = (filename: string): ParseJob => ({
  person: 'somebody',
  id: `id of ${filename}`,
  filename,
  bytes: Buffer.from('%PDF'),
  today: '2026-11-21',
});
