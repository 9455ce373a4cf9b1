import { memoryOnServer } from '#processes/bounds.ts';
import type { ParseFailure, Parser } from './parser.ts';
import { createShares, type Shares } from './shares.ts';
import { type Asking, createTurns } from './turns.ts';
import { defaultBounds, type Job, type Said, startWorker, type Worker } from './worker.ts';

export type PoolOptions = {
  processes: number;
  /** The program of the processes; by default its sources. */
  script?: string | undefined;
  shares?: Shares;
  /** How many jobs may wait, and for how long. */
  queueLength?: number;
  queueMs?: number;
  /** A process that holds more memory after a document, has used so much of its lifetime or has read so many is replaced. */
  maxIdleBytes?: number;
  maxLifetime?: number;
  documentsEach?: number;
  start?: () => Worker;
};

const busy: ParseFailure = { is: 'busy', retryAfterSeconds: 5 };

/** An answer to a different question means that the process no longer runs our program. */
const otherAnswer: ParseFailure = { is: 'crashed' };

type Kind =
  | 'result'
  | 'picture'
  | 'words'
  | 'draft'
  | 'posting'
  | 'recognized'
  | 'refused'
  | 'repaired'
  | 'checked'
  | 'read-back';
const kinds: ReadonlySet<string> = new Set<Kind>([
  'result',
  'picture',
  'words',
  'draft',
  'posting',
  'recognized',
  'refused',
  'repaired',
  'checked',
  'read-back',
]);
const isOther = <Asked extends Kind>(said: Said, asked: Asked): said is Extract<Said, { is: Exclude<Kind, Asked> }> =>
  said.is !== asked && kinds.has(said.is);

/**
 * A few locked-down processes with a short queue in front of them. A process is fast only after hundreds of documents,
 * so it is kept until it holds too much memory or has used most of its lifetime, and works on until its successor is ready.
 * One that had to be killed is replaced at once.
 */
export const createPool = (options: PoolOptions): Parser => {
  const { processes, script, shares = createShares(), queueLength, queueMs } = options;
  const { maxIdleBytes = memoryOnServer.maxIdleBytes, maxLifetime = 0.8, documentsEach = 20_000 } = options;
  const { start = () => startWorker(defaultBounds, script) } = options;
  const turns = createTurns({
    places: processes,
    shares,
    isAfterAnalyses: true,
    ...(queueLength === undefined ? {} : { queueLength }),
    ...(queueMs === undefined ? {} : { queueMs }),
  });
  const idle: Worker[] = [];
  const working = new Set<Worker>();
  /** Processes that are to be replaced, with the successor that is starting. */
  const successors = new Map<Worker, Worker>();
  let isClosed = false;

  const fill = (): void => {
    if (isClosed) return;
    while (idle.length + working.size < processes) idle.push(start());
  };
  const take = (): Worker => {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) if (worker.isAlive) return worker;
    return start();
  };
  const isWornOut = (worker: Worker): boolean =>
    worker.documents >= documentsEach || worker.residentBytes() > maxIdleBytes || worker.usedLifetime() > maxLifetime;
  /** Its successor if that is ready, else the process itself. */
  const handOver = (worker: Worker): Worker => {
    const successor = successors.get(worker);
    if (successor?.isAlive === true && !successor.wasReady) return worker;
    successors.delete(worker);
    if (successor?.isAlive !== true) return worker;
    worker.kill();
    return successor;
  };
  const replace = (worker: Worker): Worker => {
    if (successors.has(worker)) return handOver(worker);
    const successor = start();
    successors.set(worker, successor);
    void successor.ready.then(() => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1, handOver(worker));
    });
    return worker;
  };
  const release = (worker: Worker): void => {
    working.delete(worker);
    if (isClosed) return;
    if (worker.isAlive && !worker.isSpent()) {
      idle.push(isWornOut(worker) ? replace(worker) : worker);
      return;
    }
    worker.kill();
    const successor = successors.get(worker);
    successors.delete(worker);
    if (successor?.isAlive === true) idle.push(successor);
    // One that could not even start is not replaced until it is needed, to avoid an endless restart loop.
    else if (worker.wasReady) fill();
  };

  const ask = async (asking: Asking, job: Job): Promise<Said> => {
    const end = await turns.take(asking);
    if (end === null || isClosed) return busy;
    const worker = take();
    working.add(worker);
    try {
      const outcome = await worker.work(job);
      return isClosed && outcome.is === 'crashed' ? busy : outcome;
    } finally {
      release(worker);
      end();
    }
  };

  fill();
  return {
    async parse({ bytes, person, ...head }) {
      const said = await ask({ person, isUrgent: true, hasShare: true }, { head: { kind: 'analyze', ...head }, bytes });
      return isOther(said, 'result') ? otherAnswer : said;
    },
    async parseAgain({ bytes, person, ...head }) {
      const said = await ask({ person }, { head: { kind: 'analyze', ...head }, bytes });
      return isOther(said, 'result') ? otherAnswer : said;
    },
    async check({ person, document, start, ...about }) {
      const bytes = Buffer.from(JSON.stringify({ document, start }));
      const said = await ask({ person }, { head: { kind: 'check', ...about }, bytes });
      return isOther(said, 'checked') ? otherAnswer : said;
    },
    async readBack({ person, document, bytes, filename }) {
      const job = Buffer.from(JSON.stringify({ document, file: Buffer.from(bytes).toString('base64') }));
      const said = await ask({ person }, { head: { kind: 'read-back', filename }, bytes: job });
      return isOther(said, 'read-back') ? otherAnswer : said;
    },
    async draw({ bytes, person, page }) {
      const said = await ask({ person }, { head: { kind: 'draw', page }, bytes });
      if (isOther(said, 'picture')) return otherAnswer;
      if (said.is !== 'picture') return said;
      return { ...said, png: said.png === null ? null : Buffer.from(said.png, 'base64') };
    },
    async draft({ person, bytes, ...about }) {
      const said = await ask({ person }, { head: { kind: 'draft', ...about }, bytes });
      return isOther(said, 'draft') ? otherAnswer : said;
    },
    async posting({ person, bytes, filename }) {
      const said = await ask({ person }, { head: { kind: 'posting', filename }, bytes });
      return isOther(said, 'posting') ? otherAnswer : said;
    },
    async import({ person, bytes, filename }) {
      const said = await ask({ person }, { head: { kind: 'import', filename }, bytes });
      if (said.is === 'refused') return said;
      return isOther(said, 'draft') ? otherAnswer : said;
    },
    async repair({ person, bytes, only, ...about }) {
      const head = { kind: 'repair' as const, ...about, ...(only === undefined ? {} : { only: [...only] }) };
      const said = await ask({ person }, { head, bytes });
      if (isOther(said, 'repaired')) return otherAnswer;
      if (said.is !== 'repaired') return said;
      return { ...said, file: said.file === null ? null : Buffer.from(said.file, 'base64') };
    },
    async whatIf({ text, headings, person, ...about }) {
      const head = { kind: 'what-if' as const, headings: [...headings], ...about };
      const said = await ask({ person }, { head, bytes: Buffer.from(text) });
      return isOther(said, 'words') || said.is === 'unreadable' ? otherAnswer : said;
    },
    async close() {
      isClosed = true;
      turns.close();
      for (const worker of [...idle.splice(0), ...working, ...successors.values()]) worker.kill();
    },
  };
};
