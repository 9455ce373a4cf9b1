import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Bounds,
  defaultBounds as readingBounds,
  memoryEnvironment,
  memoryOnServer,
  watch,
} from '#processes/bounds.ts';
import { consumptionOf } from '#processes/consumption.ts';
import { createUnframer, frame } from './frames.ts';
import type { ParseFailure } from './parser.ts';
import { withoutNetwork } from './without-network.ts';
import { answerBytesFor, type ChildAnswer, childAnswerSchema, type JobHead, maxAnswerBytes } from './wire.ts';

/** Drawing a page takes a fraction of the time that reading a document may take. */
export type WorkerBounds = Bounds & { drawing: { wallMs: number; cpuSeconds: number } };

export const defaultBounds: WorkerBounds = {
  ...readingBounds,
  // Two seconds of work; on a busy machine that takes longer.
  drawing: { wallMs: 6_000, cpuSeconds: 2 },
};

/** A job, and the document to do it with. */
export type Job = { head: JobHead; bytes: Uint8Array };
/** The answer of the process, or how it failed. */
export type Said = Exclude<ChildAnswer, { is: 'ready' }> | ParseFailure;

export type Worker = {
  /** One document at a time. After `crashed`, `too-slow` or `too-large` the process is gone. */
  work(job: Job): Promise<Said>;
  readonly isAlive: boolean;
  readonly wasReady: boolean;
  /** Resolves when it is ready, or did not start. */
  readonly ready: Promise<unknown>;
  /** Memory that it holds now; 0 where the system does not tell. */
  residentBytes(): number;
  /** The share of the processor time of its whole life that it has used. */
  usedLifetime(): number;
  /** No document may be started any more: the processor time left is less than one may take. */
  isSpent(): boolean;
  readonly documents: number;
  pid: number | undefined;
  kill(): void;
};

const root = realpathSync(join(import.meta.dirname, '..', '..'));
const defaultScript = join(root, 'server', 'parsing', 'child.ts');
/**
 * Seconds of processor time over the whole life of a process: stops one that spins on after its parent was killed. The
 * system ends it then, whatever it is reading, so it is replaced long before.
 */
const defaultLifetimeCpuSeconds = 600;

/** Read access to our code only: no writing, no other files, no child processes, no threads. */
const lockedDown = (script: string): string[] => [
  '--permission',
  ...memoryOnServer.flags,
  '--no-warnings',
  ...[
    'engine/*',
    'contract/*',
    'node_modules/*',
    'package.json',
    'server/parsing/*',
    'server/formats/*',
    'server/templates/*',
  ].map((path) => `--allow-fs-read=${join(root, path)}`),
  `--allow-fs-read=${join(dirname(script), '*')}`,
  script,
];

export const startWorker = (
  bounds: WorkerBounds = defaultBounds,
  script: string = defaultScript,
  lifetimeCpuSeconds: number = defaultLifetimeCpuSeconds,
): Worker => {
  const node = [...withoutNetwork(), process.execPath, ...lockedDown(script)];
  const shell = ['-c', `unset PWD OLDPWD; ulimit -t ${lifetimeCpuSeconds}; exec "$0" "$@"`];
  const [program = process.execPath, ...parameters] =
    process.platform === 'win32' ? node : ['/bin/sh', ...shell, ...node];
  const child = spawn(program, parameters, {
    cwd: root,
    env: memoryEnvironment,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });

  let isAlive = true;
  let wasReady = false;
  let documents = 0;
  let workedMs = 0;
  let endReason: 'crashed' | 'too-slow' | 'too-large' = 'crashed';
  let receive: ((answer: ChildAnswer | null) => void) | null = null;

  const kill = (reason: typeof endReason = 'crashed'): void => {
    if (isAlive) endReason = reason;
    child.kill('SIGKILL');
  };
  const end = (): void => {
    if (!isAlive) return;
    isAlive = false;
    tell(null);
  };
  const tell = (answer: ChildAnswer | null): void => {
    const listener = receive;
    receive = null;
    listener?.(answer);
  };

  child.once('error', end);
  child.once('exit', end);
  // Writing to a process that has just died fails; its exit event is what counts.
  child.stdin.on('error', () => undefined);
  let answerBytes = maxAnswerBytes;
  const unframe = createUnframer(() => answerBytes);
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      for (const message of unframe(chunk)) {
        const answer = childAnswerSchema.parse(JSON.parse(message.toString('utf8')));
        if (answer.is === 'ready') wasReady = true;
        tell(answer);
      }
    } catch {
      // Too much output, or not our protocol: the process no longer runs our program.
      kill('too-large');
    }
  });

  const nextAnswer = (timeoutMs: number): Promise<ChildAnswer | null> =>
    new Promise((resolve) => {
      if (!isAlive) return resolve(null);
      const timer = setTimeout(() => kill('too-slow'), timeoutMs);
      receive = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
    });
  const ready = nextAnswer(bounds.startMs);

  const work = async ({ head, bytes }: Job): Promise<Said> => {
    await ready;
    // It could not even start, which is not the file's fault.
    if (!wasReady) return { is: 'busy', retryAfterSeconds: 5 };
    documents += 1;
    answerBytes = answerBytesFor(head);
    const from = performance.now();
    const ownBounds = head.kind === 'draw' ? { ...bounds, ...bounds.drawing } : bounds;
    const stopWatching = watch(child.pid, ownBounds, kill);
    try {
      const answer = nextAnswer(ownBounds.wallMs);
      child.stdin.write(frame(Buffer.from(JSON.stringify(head))));
      child.stdin.write(frame(bytes));
      const said = await answer;
      return said === null || said.is === 'ready' ? { is: endReason } : said;
    } finally {
      stopWatching();
      workedMs += performance.now() - from;
    }
  };
  const consumed = () => (child.pid === undefined ? null : consumptionOf(child.pid));
  // Where the system does not tell, the time on the clock, doubled for threads that collect garbage and compile.
  const usedSeconds = (): number => consumed()?.cpuSeconds ?? (workedMs * 2) / 1000;

  return {
    work,
    ready,
    usedLifetime: () => usedSeconds() / lifetimeCpuSeconds,
    isSpent: () => lifetimeCpuSeconds - usedSeconds() <= bounds.cpuSeconds,
    residentBytes: () => consumed()?.residentBytes ?? 0,
    get isAlive() {
      return isAlive;
    },
    get wasReady() {
      return wasReady;
    },
    get documents() {
      return documents;
    },
    pid: child.pid,
    kill: () => kill(),
  };
};
