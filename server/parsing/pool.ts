import type { ParseFailure, Parser } from './parser.ts';
import { type Job, type Said, startWorker, type Worker } from './worker.ts';

export type PoolOptions = {
  processes: number;
  /** How many jobs may wait, and for how long. */
  queueLength?: number;
  queueMs?: number;
  /** Number of documents after which a process is replaced, so that nothing accumulates in it. */
  documentsEach?: number;
  start?: () => Worker;
};

type Waiting = { begin(worker: Worker): void; refuse(): void };

const busy: ParseFailure = { is: 'busy', retryAfterSeconds: 5 };

/** An answer to a different question means that the process no longer runs our program. */
const otherAnswer: ParseFailure = { is: 'crashed' };

/** A few locked-down processes with a short queue in front of them. A process that had to be killed is replaced at once. */
export const createPool = (options: PoolOptions): Parser => {
  const { processes, queueLength = 20, queueMs = 10_000, documentsEach = 100, start = () => startWorker() } = options;
  const idle: Worker[] = [];
  const working = new Set<Worker>();
  const queue: Waiting[] = [];
  let isClosed = false;

  const fill = (): void => {
    if (isClosed) return;
    while (idle.length + working.size < processes) idle.push(start());
  };
  const take = (): Worker | undefined => {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) if (worker.isAlive) return worker;
    return working.size < processes ? start() : undefined;
  };
  const releaseWorker = (worker: Worker): void => {
    working.delete(worker);
    if (worker.isAlive && worker.documents >= documentsEach) worker.kill();
    else if (worker.isAlive && !isClosed) idle.push(worker);
    // One that could not even start is not replaced until it is needed, to avoid an endless restart loop.
    if (worker.wasReady) fill();
    const next = queue.shift();
    if (next === undefined) return;
    const free = isClosed ? undefined : take();
    if (free === undefined) next.refuse();
    else next.begin(free);
  };
  const run = async (worker: Worker, job: Job): Promise<Said> => {
    working.add(worker);
    try {
      const outcome = await worker.work(job);
      return isClosed && outcome.is === 'crashed' ? busy : outcome;
    } finally {
      releaseWorker(worker);
    }
  };
  const wait = (): Promise<Worker | null> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(null);
      }, queueMs);
      const settle = (worker: Worker | null): void => {
        clearTimeout(timer);
        // Mark it as working before anybody else can get it.
        if (worker !== null) working.add(worker);
        resolve(worker);
      };
      const waiting: Waiting = { begin: settle, refuse: () => settle(null) };
      queue.push(waiting);
    });

  const ask = async (job: Job): Promise<Said> => {
    if (isClosed) return busy;
    const free = queue.length === 0 ? take() : undefined;
    if (free !== undefined) return run(free, job);
    if (queue.length >= queueLength) return busy;
    const worker = await wait();
    return worker === null ? busy : run(worker, job);
  };

  fill();
  return {
    async parse({ bytes, ...head }) {
      const said = await ask({ head: { kind: 'analyze', ...head }, bytes });
      return said.is === 'picture' || said.is === 'words' ? otherAnswer : said;
    },
    async draw({ bytes, page }) {
      const said = await ask({ head: { kind: 'draw', page }, bytes });
      if (said.is === 'result' || said.is === 'words') return otherAnswer;
      if (said.is !== 'picture') return said;
      return { is: 'picture', png: said.png === null ? null : Buffer.from(said.png, 'base64') };
    },
    async whatIf({ text, headings, ...about }) {
      const head = { kind: 'what-if' as const, headings: [...headings], ...about };
      const said = await ask({ head, bytes: Buffer.from(text) });
      return said.is === 'result' || said.is === 'picture' || said.is === 'unreadable' ? otherAnswer : said;
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.refuse();
      for (const worker of [...idle.splice(0), ...working]) worker.kill();
    },
  };
};
