import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { read } from '#engine/read/read.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { cpuSecondsByProcess } from './processor-time.ts';
import { type Site, startSite, usageOf } from './site-under-load.ts';
import { machineClass } from '../machine.ts';
import { corpusFolder, linesOf, root } from '../shared-material.ts';
import { quantile } from '../statistics.ts';

// `npm run bench:throughput`: analyses per second and times from an upload's first byte to the stored answer, with 1, 2, 8
// and 32 clients, processor time per upload by process, and the engine alone on the same files in the same run.
// `-- --minutes 10` is the time of the whole run, `--clients 1,8` the steps, `--readers 2` the reader processes, `--all`
// takes every file of the corpus instead of what people usually upload.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '1,2,8,32' },
    readers: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const steps = values.clients.split(',').map(Number);
/** Each step, and the engine alone at the end. */
const stepMs = (Number(values.minutes) * 60_000) / (steps.length + 1);
/** The limit is twenty analyses a minute and person; so many people that nobody reaches it. */
const peopleCount = 200;

const list = path.join(corpusFolder, 'resumes.jsonl');
/** Longer files are theses and books of examples, two of which take as long as all others together. */
const mostPages = 3;
const startPdfium = await compilePdfium(pdfiumBytes());
const isUsual = async (file: string): Promise<boolean> => {
  const document = read(fs.readFileSync(file), file, await startPdfium());
  return document.ok && document.value.pages.length <= mostPages;
};
const ofCorpus = async (): Promise<string[]> => {
  const kept: string[] = [];
  for (const { path: name, doc_type: type } of linesOf<{ path: string; doc_type: string }>(list)) {
    const file = path.join(corpusFolder, name);
    if (values.all || (type === 'resume' && (await isUsual(file)))) kept.push(file);
  }
  return kept;
};
const files = fs.existsSync(list)
  ? await ofCorpus()
  : fs.globSync('corpus/*/resume.*', { cwd: root }).map((file) => path.join(root, file));
const resumes = files.map((file) => ({ name: path.basename(file), bytes: fs.readFileSync(file) }));

type Tally = { times: number[]; unreadable: number; later: number; refused: Map<number, number> };

let turn = 0;
/** One client: uploads one resume after the other, each for another person. */
const client = async (site: Site, until: number, tally: Tally): Promise<void> => {
  while (performance.now() < until) {
    const mine = (turn += 1);
    const [person, resume] = [site.people[mine % site.people.length], resumes[mine % resumes.length]];
    if (person === undefined || resume === undefined) return;
    const from = performance.now();
    const { status } = await person.upload(resume);
    const ms = performance.now() - from;
    if (status === 200) tally.times.push(ms);
    else if (status === 202) tally.later += 1;
    else if (status === 422) tally.unreadable += 1;
    else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
  }
};

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const ms = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '–');

const engineSchema = z.object({
  documents: z.number(),
  cpuMs: z.number(),
  wallMs: z.number(),
  times: z.array(z.number()),
});

/** The engine with spelling, warm, in a process of its own. */
const engineAlone = (): Promise<z.infer<typeof engineSchema>> =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'engine-alone.ts'), [String(stepMs), ...files]);
    child.once('message', (message) => resolve(engineSchema.parse(message)));
    child.once('exit', () => reject(new Error('the engine ended without an answer')));
  });

const settings: Record<string, string> = values.readers === undefined ? {} : { PARSER_PROCESSES: values.readers };
const site = await startSite(peopleCount, 'premium', { settings });
try {
  console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} other processes wanted to run at the start.`);
  console.log(`${resumes.length} files, ${(stepMs / 1000).toFixed(0)} s a step; the clients share the machine.\n`);
  row(
    'clients',
    'analyses',
    'a second',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'unreadable',
    'answered later',
    'refused',
    'memory MB',
  );
  row(...Array<string>(10).fill('---:'));
  const processorTimes: string[] = [];
  for (const clients of steps) {
    const tally: Tally = { times: [], unreadable: 0, later: 0, refused: new Map() };
    const before = cpuSecondsByProcess(site.pid);
    const from = performance.now();
    await Promise.all(Array.from({ length: clients }, () => client(site, from + stepMs, tally)));
    const seconds = (performance.now() - from) / 1000;
    const uploads = tally.times.length + tally.unreadable + tally.later;
    const refused = [...tally.refused].map(([status, count]) => `${count} x ${status}`).join(', ');
    const quantiles = [0.5, 0.95, 0.99].map((share) => ms(quantile(tally.times, share)));
    row(
      clients,
      tally.times.length,
      (tally.times.length / seconds).toFixed(1),
      ...quantiles,
      tally.unreadable,
      tally.later,
      refused === '' ? 0 : refused,
      usageOf(site.pid).allMb.toFixed(0),
    );
    for (const [name, cpuSeconds] of cpuSecondsByProcess(site.pid)) {
      const used = ((cpuSeconds - (before.get(name) ?? 0)) / uploads) * 1000;
      processorTimes.push(`| ${clients} | ${name} | ${used.toFixed(1)} |`);
    }
  }
  console.log('\nProcessor time per upload, a process that was replaced within a step not counted before it ended:\n');
  row('clients', 'process', 'ms');
  row('---:', '---', '---:');
  for (const line of processorTimes) console.log(line);

  const engine = await engineAlone();
  const shares = [0.5, 0.95, 0.99].map((share) => ms(quantile(engine.times, share)));
  console.log(
    `\nThe engine alone, with spelling, on the same files: ${engine.documents} documents, ${((engine.documents / engine.wallMs) * 1000).toFixed(1)} a second, p50 ${shares[0]} ms, p95 ${shares[1]} ms, p99 ${shares[2]} ms, ${(engine.cpuMs / engine.documents).toFixed(1)} ms of processor time each.`,
  );
} finally {
  await site.stop();
}
