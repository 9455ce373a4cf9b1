import { fork } from 'node:child_process';
import { breaches } from '#contract/report/breaches.ts';
import { type Bounds, memoryEnvironment, memoryOnCommandLine, watch } from '#processes/bounds.ts';
import { consumptionOf } from '#processes/consumption.ts';
import { type Answer, answerSchema, answerWith, type Question } from './answer.ts';
import { openFile, unreadable } from './open-file.ts';

/** What the process is sent. This one opens the file, which may be a pipe that only it has. */
export type Job = { question: Question; bytes: Uint8Array };

/** A process that reads one file after another. */
export type Reader = {
  read: (question: Question) => Promise<Answer>;
  /** False once it has ended or holds too much memory for another file. */
  isFit: () => boolean;
  kill: () => void;
};

type Breach = keyof typeof breaches;

export const startReader = (bounds: Bounds, script: string): Reader => {
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: ['--no-warnings', ...memoryOnCommandLine.flags],
    env: { ...process.env, ...memoryEnvironment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAlive = true;
  let breach: Breach = 'crashed';
  let receive: ((message: unknown) => void) | null = null;

  const kill = (reason: Breach = 'crashed'): void => {
    if (isAlive) breach = reason;
    child.kill('SIGKILL');
  };
  const end = (): void => {
    isAlive = false;
    receive?.(null);
  };
  child.once('error', end);
  child.once('exit', end);
  child.on('message', (message) => receive?.(message));

  /** What it says next; null when it ends first, which it must after `timeoutMs`. */
  const nextMessage = (timeoutMs: number): Promise<unknown> =>
    new Promise((resolve) => {
      if (!isAlive) return resolve(null);
      const timer = setTimeout(() => kill('too-slow'), timeoutMs);
      receive = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
    });
  const ready = nextMessage(bounds.startMs);

  return {
    async read(question) {
      // Not the file's fault, and the next process would not start either.
      if ((await ready) === null) throw new Error('The process that reads files did not start.');
      const opened = await openFile(question.file);
      if (opened.is === 'error') return answerWith(opened, question);
      const stopWatching = watch(child.pid, bounds, kill);
      const answer = nextMessage(bounds.wallMs);
      // Writing to a process that has just died fails; its exit event is what counts.
      child.send({ question, bytes: opened.bytes } satisfies Job, () => undefined);
      const said = await answer;
      stopWatching();
      if (said === null) return lost(question, breach);
      const checked = answerSchema.safeParse(said);
      if (checked.success) return checked.data;
      // Not our protocol: the process no longer runs our program.
      kill();
      return lost(question, 'crashed');
    },
    isFit: () =>
      isAlive &&
      !child.killed &&
      (consumptionOf(child.pid ?? 0)?.residentBytes ?? 0) <= memoryOnCommandLine.maxIdleBytes,
    kill: () => kill(),
  };
};

const lost = (question: Question, breach: Breach): Answer =>
  answerWith(unreadable(question.file, breach, breaches[breach]), question);
