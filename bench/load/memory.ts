import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultBounds, startWorker } from '#server/parsing/worker.ts';
import { corpusFiles, startEmbeddedSite } from './embedded-site.ts';
import { parts, residencesOf, sumOf } from './resident-memory.ts';
import { resumePdf } from './site-under-load.ts';
import { machineClass } from '../machine.ts';

// `npm run bench:memory`: the memory that a server with its embedded database holds when idle, after its start and after
// some uploads, and that of a reader after many documents.
const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '200' },
    documents: { type: 'string', default: '1000' },
    /** Time without requests before memory is read: connections of the pool end after 30 s. */
    'idle-seconds': { type: 'string', default: '45' },
  },
});
const uploads = Number(values.uploads);
const documents = Number(values.documents);
const idleMs = Number(values['idle-seconds']) * 1000;

const corpus = corpusFiles();

const show = (when: string, pid: number): void => {
  const now = residencesOf(pid);
  const each = parts.map((part) => `${part} ${sumOf(now, 'megabytes', part).toFixed(0)}`).join(', ');
  const cpu = parts.map((part) => `${part} ${sumOf(now, 'cpuSeconds', part).toFixed(2)}`).join(', ');
  console.log(`${when}: ${sumOf(now, 'megabytes').toFixed(0)} MB (${each}). Processor seconds so far: ${cpu}.`);
};

const measureServer = async (): Promise<void> => {
  const site = await startEmbeddedSite();
  try {
    const { pid } = site;
    await sleep(idleMs);
    show('Idle after the start', pid);
    const files = [{ filename: 'resume.pdf', bytes: await resumePdf(0) }, ...corpus];
    const counts = new Map<number, number>();
    // A new account after every ten uploads, each in a network of its own: no limit stops the measurement.
    let client = await site.newPerson(0);
    for (let nr = 0; nr < uploads; nr += 1) {
      if (nr % 10 === 0 && nr > 0) client = await site.newPerson(nr);
      const file = files[nr % files.length];
      if (file === undefined) throw new Error('the corpus is empty');
      const { status } = await client.upload({ name: file.filename, bytes: file.bytes });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    show(`Right after ${uploads} uploads`, pid);
    await sleep(idleMs);
    show(`Idle after ${uploads} uploads`, pid);
    console.log(`Responses: ${[...counts].map(([status, count]) => `${count} x ${status}`).join(', ')}.`);
  } finally {
    await site.stop();
  }
};

const measureReader = async (): Promise<void> => {
  // The bundled program, as `npm start` uses it.
  const worker = startWorker(defaultBounds, process.env['READER_FILE']);
  const pid = worker.pid ?? 0;
  const marks = new Set([1, 100, Math.round(documents / 2), documents]);
  let most = 0;
  for (let nr = 1; nr <= documents; nr += 1) {
    const file = corpus[nr % corpus.length];
    if (file === undefined) throw new Error('the corpus is empty');
    const head = { kind: 'analyze', id: String(nr), filename: file.filename, today: '2026-11-01' } as const;
    await worker.work({ head, bytes: file.bytes });
    if (!worker.isAlive) throw new Error('the reader ended');
    const megabytes = sumOf(residencesOf(pid), 'megabytes');
    most = Math.max(most, megabytes);
    if (marks.has(nr))
      console.log(`A reader after ${nr} documents: ${megabytes.toFixed(0)} MB; at most ${most.toFixed(0)}.`);
  }
  worker.kill();
};

console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} processes wanted to run at the start.`);
if (uploads > 0) await measureServer();
if (documents > 0) await measureReader();
