import { consumptionOf } from './consumption.ts';
import environment from './memory-environment.json' with { type: 'json' };

/** Limits for reading one document in a process. Memory and processor time are watched where /proc provides them. */
export type Bounds = {
  /**
   * Until the process can read. It has seen no file yet, so this only ends one that hangs: on a machine with thirty busy
   * programs, readers took more than 20 s to start from their sources, and as each was ended and begun again, no file was
   * ever read.
   */
  startMs: number;
  wallMs: number;
  cpuSeconds: number;
  residentBytes: number;
  watchEveryMs: number;
};

export const defaultBounds: Bounds = {
  startMs: 120_000,
  wallMs: 20_000,
  cpuSeconds: 15,
  residentBytes: 512 * 1024 * 1024,
  watchEveryMs: 25,
};

/** How a process that reads documents uses memory. */
export type MemoryUse = {
  /** A process that holds more after a document is replaced. */
  maxIdleBytes: number;
  /** For Node. */
  flags: readonly string[];
};

/**
 * By itself V8 lets a heap with so low a limit grow by only a third between full collections: there was about one for each
 * document, and they took half of the processor time. The figures of all these flags are in docs/load.md.
 */
const flagsWith = (heapGrowingPercent: number, semiSpaceMegabytes: number): readonly string[] => [
  '--max-old-space-size=256',
  `--heap-growing-percent=${heapGrowingPercent}`,
  `--max-semi-space-size=${semiSpaceMegabytes}`,
  '--wasm-max-mem-pages=6144',
];

/**
 * On a server a process stays for days, whether it reads or waits, and shares a machine of 1 GB. 16 MB of space for young
 * objects take a tenth less processor time than 8, and 60 percent of growth would take the process over 250 MB. Without
 * the baseline compiler, whose code holds 13 MB, documents take no longer: what is used much is compiled again anyway.
 */
export const memoryOnServer: MemoryUse = {
  maxIdleBytes: 250 * 1024 * 1024,
  flags: [...flagsWith(40, 16), '--no-sparkplug'],
};

/**
 * On the command line a process ends with its files. With 100 percent of growth it holds up to 300 MB and takes a quarter
 * less processor time; with the limits of a server it was replaced after 190 resumes, and a new one is slow at its first
 * hundred.
 */
export const memoryOnCommandLine: MemoryUse = { maxIdleBytes: 400 * 1024 * 1024, flags: flagsWith(100, 16) };

/**
 * For glibc, which by itself gives each thread of V8 memory of its own and keeps what was freed: 15 and 10 MB in a process
 * that has read many documents, 80 MB in a server that took 120 files of 5 MB at the same moment. `tools/run.mjs` and
 * `deploy/Dockerfile` start servers and workers with it.
 */
export const memoryEnvironment: Readonly<Record<string, string>> = environment;

/** Checks every few milliseconds while a document is read. Returns the function that ends it. */
export const watch = (
  pid: number | undefined,
  bounds: Pick<Bounds, 'cpuSeconds' | 'residentBytes' | 'watchEveryMs'>,
  kill: (reason: 'too-slow' | 'too-large') => void,
): (() => void) => {
  const before = pid === undefined ? null : consumptionOf(pid);
  if (pid === undefined || before === null) return () => undefined;
  const timer = setInterval(() => {
    const now = consumptionOf(pid);
    if (now === null) return;
    if (now.residentBytes > bounds.residentBytes) kill('too-large');
    if (now.cpuSeconds - before.cpuSeconds > bounds.cpuSeconds) kill('too-slow');
  }, bounds.watchEveryMs);
  return () => clearInterval(timer);
};
