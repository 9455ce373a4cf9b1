import path from 'node:path';
import type { Answer } from '../answer.ts';
import { unreadable } from '../open-file.ts';
import type { Job } from '../reader.ts';

/** Replaces the reading process in tests: the file name says how it misbehaves. */
const hoard: Buffer[] = [];
const faults: Record<string, () => void> = {
  'hang.pdf': () => {
    for (;;) hoard.length = 0;
  },
  'wait.pdf': () => undefined,
  'garbage.pdf': () => void process.send?.('hello'),
  'exit.pdf': () => process.exit(1),
  'buffers.pdf': () => {
    for (;;) hoard.push(Buffer.alloc(32 * 1024 * 1024, 1));
  },
};
const good = (name: string): void => {
  const answer: Answer = { text: `${name} by ${process.pid}\n`, checked: unreadable(name, 'read', '') };
  process.send?.(answer);
};

process.on('message', ({ question }: Job) => {
  const name = path.basename(question.file);
  (faults[name] ?? (() => good(name)))();
});
process.send?.('ready');
