import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { memoryEnvironment } from '#processes/bounds.ts';
import { nodeFlags } from '../boot/node-flags.ts';

/** A program of the product that runs in a process of its own. */
export type Program = {
  child: ChildProcess;
  /** All that it wrote so far. */
  said(): string;
  /** The server's address, as soon as it prints it; rejects with its output if it exits before. */
  address: Promise<string>;
  /** Its exit code, null when a signal killed it. */
  ended: Promise<number | null>;
  /** Asks it to end, and waits for it. */
  stop(): Promise<number | null>;
};

type Words = {
  /** A file of `server/`. */
  script?: string;
  words?: readonly string[];
  input?: string;
  /** A file of `server/testing/` that Node reads first. */
  preload?: string;
};

const server = join(import.meta.dirname, '..');
// The programs share what Node compiled, or most of the time would go into that.
const compileCache = join(server, '..', 'node_modules', '.cache', 'node');

/** The server, or another program, as an operator starts it: with these settings and none of the test's. */
export const startProgram = (
  environment: Readonly<Record<string, string>>,
  { script = 'boot/main.ts', words = [], input = '', preload }: Words = {},
): Program => {
  const before = preload === undefined ? [] : ['--import', join(import.meta.dirname, preload)];
  const child = spawn(process.execPath, [...nodeFlags, ...before, join(server, script), ...words], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      NODE_COMPILE_CACHE: compileCache,
      ...memoryEnvironment,
      ...environment,
    },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return programOf(child);
};

/** Any process of the product that has been started. */
export const programOf = (child: ChildProcessByStdio<Writable | null, Readable, Readable>): Program => {
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /^Parsewell is ready: (\S+)$/m.exec(text)?.[1];
      if (found !== undefined && text.includes('Stop with Ctrl-C')) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(text)));
  });
  // Not everybody asks for it: other programs have none, and some servers are meant to fail.
  address.catch(() => undefined);
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, said: () => text, address, ended, stop };
};
