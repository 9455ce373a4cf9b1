import path from 'node:path';
import { type Bounds, defaultBounds } from '#processes/bounds.ts';
import type { Answer, Question } from './answer.ts';
import { type Reader, startReader } from './reader.ts';

export type ReadersOptions = {
  processes: number;
  bounds?: Bounds;
  /** The program of the processes. */
  script?: string;
};

/** `child.ts`, or `child.js` in the package. */
export const childProgram = path.join(import.meta.dirname, `child${path.extname(import.meta.filename)}`);

/**
 * Reads files in several processes and writes the answers in the order of the questions, each as soon as those before
 * it are written. A file that crashes, hangs or takes too much memory ends only its own process, and is answered as one
 * that could not be read.
 */
export const readInProcesses = async (
  questions: readonly Question[],
  write: (file: string, answer: Answer) => void,
  { processes, bounds = defaultBounds, script = childProgram }: ReadersOptions,
): Promise<void> => {
  const readers = new Set<Reader>();
  let isOver = false;
  const killAll = (): void => readers.forEach((reader) => reader.kill());
  // One that hangs would not notice that this process is gone.
  process.once('exit', killAll);
  const exitOn = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const exit = (signal: keyof typeof exitOn): never => process.exit(exitOn[signal]);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, exit);

  const waiting = new Map<number, { file: string; answer: Answer }>();
  let written = 0;
  const settle = (index: number, file: string, answer: Answer): void => {
    waiting.set(index, { file, answer });
    for (let next = waiting.get(written); next !== undefined; next = waiting.get(written)) {
      waiting.delete(written);
      written += 1;
      write(next.file, next.answer);
    }
  };

  // Shared: each process takes the next question when it is free.
  const left = questions.entries();
  const readOn = async (): Promise<void> => {
    let reader = start();
    for (const [index, question] of left) {
      if (!reader.isFit()) {
        end(reader);
        reader = start();
      }
      const answer = await reader.read(question);
      if (isOver) return;
      settle(index, question.file, answer);
    }
    end(reader);
  };
  const start = (): Reader => {
    const reader = startReader(bounds, script);
    readers.add(reader);
    return reader;
  };
  const end = (reader: Reader): void => {
    readers.delete(reader);
    reader.kill();
  };

  try {
    await Promise.all(Array.from({ length: Math.min(processes, questions.length) }, readOn));
  } finally {
    isOver = true;
    killAll();
    process.off('exit', killAll);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, exit);
  }
};
