import { consumptionOf } from './consumption.ts';

/** Limits for reading one document in a process. Memory and processor time are watched where /proc provides them. */
export type Bounds = {
  /** Until the process can read. */
  startMs: number;
  wallMs: number;
  cpuSeconds: number;
  residentBytes: number;
  watchEveryMs: number;
};

export const defaultBounds: Bounds = {
  startMs: 20_000,
  wallMs: 20_000,
  cpuSeconds: 15,
  residentBytes: 512 * 1024 * 1024,
  watchEveryMs: 25,
};

/** A process that holds more memory after a document is replaced. */
export const maxIdleBytes = 250 * 1024 * 1024;

export const memoryFlags: readonly string[] = [
  '--max-old-space-size=256',
  // By itself V8 lets a heap with so low a limit grow by only a third between full collections: there was about one
  // for each document, and they took half of the processor time.
  // With 50 it reaches the 250 MB at which it is replaced, within some 200 documents.
  '--heap-growing-percent=30',
  // Larger ones make the process hold 100 MB more for no speed that could be measured.
  '--max-semi-space-size=8',
  '--wasm-max-mem-pages=6144',
];

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
