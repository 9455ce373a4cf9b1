import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import { consumptionOf } from '#processes/consumption.ts';
import { createShares, type Shares } from '../parsing/shares.ts';
import { createTurns } from '../parsing/turns.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { setAnswerSchema } from './wire.ts';

export type PersonalTypesetter = {
  /** Sets a Typst template as PDF/UA-1. The template is ours; what people wrote is only in `data`, which the template reads with `json(bytes(sys.inputs.data))`, so that none of it is ever interpreted as Typst. The same template, data and date give the same bytes. Throws the problems 'busy' and 'too-long-to-print', and an Error for a faulty template. */
  setPdf(template: string, data: unknown, madeAt: Date): Promise<Uint8Array>;
};

export type Typesetter = PersonalTypesetter & {
  /** The same for one person, who gets one document at a time. Throws 'too-many-requests' when too many wait. */
  of(person: string): PersonalTypesetter;
  close(): void;
};

export type TypesetterOptions = { bounds?: Bounds; queueLength?: number; script?: string; shares?: Shares };

/** For one document. A report takes a tenth of a second; processor time counts where /proc provides it. */
type Bounds = { cpuSeconds: number; wallMs: number };
const defaultBounds: Bounds = { cpuSeconds: 5, wallMs: 15_000 };
const watchEveryMs = 50;

/** A separate process, because setting a report takes longer than other requests should wait, and because a process that hangs can be killed. It is started when first needed and again after it was killed. */
export const createTypesetter = (options: TypesetterOptions = {}): Typesetter => {
  const { bounds = defaultBounds, queueLength = 50, script = join(import.meta.dirname, 'child.ts') } = options;
  // A document counts among the jobs of its person, and people take turns.
  // Waiting behind a document that hangs takes as long as that may take.
  const queueMs = 2 * bounds.wallMs;
  const turns = createTurns({ places: 1, shares: options.shares ?? createShares(), queueMs });
  let child: ChildProcess | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const processOf = (): ChildProcess => {
    if (child !== null) return child;
    const started = start(script);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  };

  const setNext = async (message: object): Promise<Uint8Array> => {
    if (isClosed) throw busy();
    const answer = setAnswerSchema.parse(await answerOf(processOf(), message, bounds));
    if (answer.is === 'pdf') return answer.bytes;
    throw new Error(`the template cannot be set: ${answer.faults.join(' ')}`);
  };

  const inTurn = oneAtATime();
  const typesetter: Typesetter = {
    of: (person) => ({
      setPdf: (...document) =>
        inTurn(person, async () => {
          const end = await turns.take({ person });
          if (end === null) throw busy();
          return typesetter.setPdf(...document).finally(end);
        }),
    }),
    async setPdf(template, data, madeAt) {
      if (waiting >= queueLength) throw busy();
      waiting += 1;
      const message = { template, data, madeAtMs: madeAt.getTime() };
      const mine = last.then(() => setNext(message));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    close() {
      isClosed = true;
      turns.close();
      child?.kill('SIGKILL');
    },
  };
  return typesetter;
};

const busy = (): Problem => new Problem('busy', { retryAfterSeconds: 5 });

const start = (script: string): ChildProcess => {
  const child = fork(script, {
    env: { FONTCONFIG_FILE: join(import.meta.dirname, 'no-system-fonts.conf') },
    execArgv: ['--no-warnings'],
    // Its output never goes to our log: it handles what people wrote.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // It must not keep a server alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  return child;
};

/** The next message of the process. The process is killed when it takes too much time; any other end is an error at once. */
const answerOf = (child: ChildProcess, message: object, { cpuSeconds, wallMs }: Bounds): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const cpuBefore = usedBy(child);
    let isStopped = false;
    const timer = setInterval(() => {
      if (performance.now() - from < wallMs && usedBy(child) - cpuBefore < cpuSeconds) return;
      isStopped = true;
      child.kill('SIGKILL');
    }, watchEveryMs);
    const settle = (end: () => void): void => {
      clearInterval(timer);
      child.removeAllListeners('message');
      child.removeAllListeners('error');
      child.off('exit', fail);
      end();
    };
    const fail = (): void =>
      settle(() =>
        reject(
          isStopped
            ? new Problem('too-long-to-print', { reason: 'too-slow' })
            : new Error('the process that sets documents ended'),
        ),
      );
    child.once('message', (answer) => settle(() => resolve(answer)));
    child.once('error', fail);
    child.once('exit', fail);
    child.send(message, (error) => {
      if (error !== null) fail();
    });
  });

/** Seconds of processor time; 0 where the system does not tell. */
const usedBy = ({ pid }: ChildProcess): number => (pid === undefined ? 0 : (consumptionOf(pid)?.cpuSeconds ?? 0));
