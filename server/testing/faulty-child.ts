import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createUnframer, frame } from '../parsing/frames.ts';
import { jobHeadSchema, maxJobBytes } from '../parsing/wire.ts';
import { hangingPage } from './hanging-page.ts';
import { sampleResult } from './analysis-result.ts';

/** Replaces the parsing process in tests: the file name says how it misbehaves. */
const say = (message: unknown): void => void process.stdout.write(frame(Buffer.from(JSON.stringify(message))));

/** What the lockdown permits, as text: '' is what we want. */
const attempt = (what: () => unknown): string => {
  try {
    return `allowed: ${String(what()).slice(0, 80)}`;
  } catch {
    return '';
  }
};

const usedMicroseconds = (): number => process.cpuUsage().user + process.cpuUsage().system;

const hoard: Buffer[] = [];
const heap: unknown[] = [];

const faults: Record<string, (id: string, filename: string) => void> = {
  'hang.pdf': () => {
    for (;;) hoard.length = 0;
  },
  'wait.pdf': () => undefined,
  'work.pdf': (id, filename) => {
    const until = usedMicroseconds() + 250_000;
    while (usedMicroseconds() < until) hoard.length = 0;
    say({ is: 'result', result: sampleResult({ id, filename }) });
  },
  'exit.pdf': () => process.exit(1),
  'buffers.pdf': () => {
    for (;;) hoard.push(Buffer.alloc(32 * 1024 * 1024, 1));
  },
  'heap.pdf': () => {
    for (;;) heap.push(Array.from({ length: 10_000 }, () => ({})));
  },
  'flood.pdf': () => void process.stdout.write(frame(Buffer.alloc(100 * 1024 * 1024))),
  'garbage.pdf': () => void process.stdout.write('hello, I am a log line'),
  'wrong-shape.pdf': () => say({ is: 'result', result: { atsScore: 1000 } }),
  'break-out.pdf': (id, filename) => {
    const found = [
      attempt(() => readFileSync('/etc/passwd', 'utf8')),
      attempt(() => readFileSync('/proc/self/environ', 'utf8')),
      attempt(() => writeFileSync('/tmp/parsewell-was-here', 'x')),
      attempt(() => execSync('id')),
      attempt(() => new Worker('0', { eval: true })),
      attempt(() => new WebAssembly.Memory({ initial: 20_000 })),
      Object.keys(process.env).toSorted().join(),
      Object.values(networkInterfaces())
        .flat()
        .map((one) => one?.address)
        .join(),
    ];
    say({ is: 'result', result: sampleResult({ id, filename, matchedKeywords: found }) });
  },
};

const unframe = createUnframer(() => maxJobBytes);
const waiting: Buffer[] = [];
process.stdin.on('data', (chunk: Buffer) => {
  waiting.push(...unframe(chunk));
  while (waiting.length >= 2) {
    const [head] = waiting.splice(0, 2);
    const job = jobHeadSchema.parse(JSON.parse(String(head)));
    if (job.kind === 'draw') {
      while (job.page === hangingPage) hoard.length = 0;
      say({ is: 'picture', png: null, pages: 0 });
      continue;
    }
    if (job.kind !== 'analyze') {
      say({ is: 'picture', png: null, pages: 0 });
      continue;
    }
    const { id, filename } = job;
    const faultName = faults[filename];
    if (faultName === undefined) say({ is: 'result', result: sampleResult({ id, filename }) });
    else faultName(id, filename);
  }
});
process.stdin.on('end', () => process.exit(0));
say({ is: 'ready' });
