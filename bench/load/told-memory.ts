import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../shared-material.ts';

// Memory after a garbage collection, of processes that load `server/testing/tell-memory.ts`. Linux only.

const preload = path.join(root, 'server/testing/tell-memory.ts');
const patienceMs = 20_000;

/** A copy of the built reader that tells its memory. It is beside the built one, because a reader may read nothing else. */
export const measuredReader = (readerFile: string): string => {
  const folder = path.join(root, 'build/measured-reader');
  fs.cpSync(path.dirname(readerFile), folder, { recursive: true });
  fs.copyFileSync(preload, path.join(folder, path.basename(preload)));
  const start = path.join(folder, 'start.js');
  fs.writeFileSync(start, `import './${path.basename(preload)}';\nimport './${path.basename(readerFile)}';\n`);
  return start;
};

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
};

/** `codeMb` is what V8 has compiled, `heapMb` the rest of its heap. */
type Told = { collections: number; heapMb: number; codeMb: number; buffersMb: number };

const told = (pid: number): Told | null => {
  const [, collections, heap, code, buffers] =
    /^told-memory (\d+) (\d+) (\d+) (\d+)/.exec(read(`/proc/${pid}/cmdline`)) ?? [];
  if (collections === undefined) return null;
  return {
    collections: Number(collections),
    heapMb: Number(heap) / 1024 ** 2,
    codeMb: Number(code) / 1024 ** 2,
    buffersMb: Number(buffers) / 1024 ** 2,
  };
};

/** The processes that this one started. */
export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The readers of a server or worker. */
export const readersOf = (pid: number): number[] => childrenOf(pid).filter((child) => told(child) !== null);

export type Remaining = Pick<Told, 'heapMb' | 'codeMb' | 'buffersMb'> & { residentMb: number; descriptors: number };

/** Has a process collect garbage, and returns what is left; null for one that has ended. */
export const remainingIn = async (pid: number): Promise<Remaining | null> => {
  const before = told(pid);
  if (before === null) return null;
  process.kill(pid, 'SIGUSR2');
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(20)) {
    const now = told(pid);
    if (now === null) return null;
    if (now.collections === before.collections) continue;
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
    return {
      heapMb: now.heapMb,
      codeMb: now.codeMb,
      buffersMb: now.buffersMb,
      residentMb: Number(kilobytes) / 1024,
      descriptors: fs.readdirSync(`/proc/${pid}/fd`).length,
    };
  }
  return null;
};
