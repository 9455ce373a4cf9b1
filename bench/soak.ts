import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { corpusFiles } from './load/embedded-site.ts';
import { residencesOf, sumOf } from './load/resident-memory.ts';
import { type Site, startSite } from './load/site-under-load.ts';
import { measuredReader, readersOf, type Remaining, remainingIn } from './load/told-memory.ts';
import { machineClass } from './machine.ts';
import { quantile, slopePerHour } from './statistics.ts';

// `npm run bench:soak -- --minutes 60 --visits 20`: a steady number of visits a minute to a server and a worker on one
// PostgreSQL. Every minute each process and its reader collect garbage and tell what is left: it must not grow.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, visits: { type: 'string', default: '20' } },
});
const minutes = Number(values.minutes);
const visitsAMinute = Number(values.visits);
const peopleCount = 40;
/** Caches fill and processes settle; growth in this share of the time does not count. */
const warmUpShare = 0.25;
/** Rare enough that the processes behave normally between collections. */
const collectMs = 60_000;

const tally = { answers: 0, refused: 0, later: 0, errors: [] as string[], times: [] as number[] };

type Answered = { status: number; body: Record<string, unknown> };

const answered = async (what: string, ask: () => Promise<Answered>): Promise<Answered> => {
  const from = performance.now();
  const answer = await ask().catch((): Answered => ({ status: 0, body: {} }));
  tally.answers += 1;
  tally.times.push(performance.now() - from);
  if (answer.status === 429 || answer.status === 503) tally.refused += 1;
  else if (answer.status === 202) tally.later += 1;
  else if (answer.status !== 200) tally.errors.push(`${what}: ${answer.status}`);
  return answer;
};

type File = { filename: string; bytes: Buffer };
type Person = Site['people'][number];

const readOf = async (person: Person, { filename, bytes }: File): Promise<Answered> => {
  let answer = await answered('upload', () => person.upload({ name: filename, bytes }));
  for (let asked = 0; answer.status === 202 && asked < 60; asked += 1) {
    await sleep(1_000);
    const id = String(Object(answer.body['queued']).id);
    answer = await answered('place', () => person.get(`/api/uploads/${id}`));
  }
  return answer;
};

/** One visit: uploads a resume, reads the results, looks at a page, downloads the report and deletes it. */
const visit = async (person: Person, file: File): Promise<void> => {
  const { status, body } = await readOf(person, file);
  if (status !== 200) return;
  const id = String(body['id']);
  await answered('who am I', () => person.get('/api/me'));
  await answered('result', () => person.get(`/api/analysis/${id}`));
  await answered('list', () => person.get(`/api/user/${person.id}/resumes`));
  if (file.filename.endsWith('.pdf')) await answered('page', () => person.get(`/api/analysis/${id}/pages/1`));
  await answered('report', () => person.get(`/api/analysis/${id}/download`));
  await answered('delete', () => person.call('DELETE', `/api/analysis/${id}`));
};

/** The files that can be read: the others have no result to look at. */
const readableFiles = async (person: Person): Promise<File[]> => {
  const readable: File[] = [];
  for (const file of corpusFiles()) {
    // Twenty uploads a minute are the limit.
    await sleep(3_100);
    const { status, body } = await readOf(person, file);
    if (status !== 200) continue;
    readable.push(file);
    await person.call('DELETE', `/api/analysis/${String(body['id'])}`);
  }
  return readable;
};

type Sample = Remaining & { hours: number; pid: number };
const samples = new Map<string, Sample[]>();

const processesOf = (site: Site): [string, number[]][] => [
  ['server', [site.pid]],
  ['reader of the server', readersOf(site.pid)],
  ...site.workers.flatMap((pid): [string, number[]][] => [
    ['worker', [pid]],
    ['reader of the worker', readersOf(pid)],
  ]),
];

const sample = async (site: Site, hours: number): Promise<void> => {
  for (const [name, pids] of processesOf(site)) {
    for (const pid of pids) {
      const remaining = await remainingIn(pid);
      if (remaining === null) continue;
      samples.set(name, [...(samples.get(name) ?? []), { ...remaining, hours, pid }]);
    }
  }
};

const cpuSecondsOf = (site: Site): number =>
  [site.pid, ...site.workers].reduce((sum, pid) => sum + sumOf(residencesOf(pid), 'cpuSeconds'), 0);

const range = (all: readonly number[]): string => `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;

const row = (name: string, all: readonly Sample[]): string => {
  const settled = all.filter(({ hours }) => hours > (minutes / 60) * warmUpShare);
  const slope = (of: (one: Sample) => number): string =>
    slopePerHour(settled.map((one) => [one.hours, of(one)])).toFixed(2);
  const of = (key: keyof Remaining): number[] => settled.map((one) => one[key]);
  const cells = [
    name,
    settled.length,
    new Set(all.map(({ pid }) => pid)).size,
    range(of('heapMb')),
    slope(({ heapMb }) => heapMb),
    range(of('codeMb')),
    slope(({ codeMb }) => codeMb),
    range(of('buffersMb')),
    slope(({ buffersMb }) => buffersMb),
    range(of('residentMb')),
    slope(({ residentMb }) => residentMb),
    range(of('descriptors')),
    slope(({ descriptors }) => descriptors),
  ];
  return `| ${cells.join(' | ')} |`;
};

const readerFile = process.env['READER_FILE'];
if (readerFile === undefined) throw new Error('the reader has not been built');
const site = await startSite(peopleCount, 'premium', {
  workers: 1,
  preload: 'tell-memory.ts',
  settings: { PARSER_PROCESSES: '1', READER_FILE: measuredReader(path.resolve(readerFile)) },
});
try {
  console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} other processes wanted to run at the start.`);
  const [first] = site.people;
  const files = first === undefined ? [] : await readableFiles(first);
  console.log(`${files.length} files; ${visitsAMinute} visits a minute for ${minutes} minutes.`);
  Object.assign(tally, { answers: 0, refused: 0, later: 0, errors: [], times: [] });

  const open = new Set<Promise<unknown>>();
  const from = performance.now();
  const cpuBefore = cpuSecondsOf(site);
  const elapsed = (): number => performance.now() - from;
  let visits = 0;
  let sampled = 0;
  while (elapsed() < minutes * 60_000) {
    if (elapsed() > sampled * collectMs) {
      sampled += 1;
      await sample(site, elapsed() / 3_600_000);
      const line = [...samples].map(([name, all]) => {
        const last = all.at(-1);
        return `${name} ${last?.heapMb.toFixed(1)} + ${last?.codeMb.toFixed(1)} + ${last?.buffersMb.toFixed(1)}, ${last?.residentMb.toFixed(0)} MB, ${last?.descriptors}`;
      });
      console.log(`${sampled - 1} min, ${visits} visits: ${line.join('; ')}`);
    }
    const [person, file] = [site.people[visits % peopleCount], files[visits % files.length]];
    // One that takes its time does not stop the others, but they do not pile up either.
    if (visits < (elapsed() / 60_000) * visitsAMinute && open.size < 5 && person !== undefined && file !== undefined) {
      visits += 1;
      const one = visit(person, file).finally(() => open.delete(one));
      open.add(one);
    }
    await sleep(100);
  }
  await Promise.all(open);
  await sample(site, elapsed() / 3_600_000);
  const share = (cpuSecondsOf(site) - cpuBefore) / (elapsed() / 1000);

  console.log(
    `\n${minutes} minutes, ${visits} visits, ${tally.answers} answers; a place in the queue ${tally.later}; told to come back ${tally.refused}; errors ${tally.errors.length}${tally.errors.length === 0 ? '' : ` (${[...new Set(tally.errors)].join('; ')})`}.`,
  );
  console.log(
    `Time to answer: p50 ${quantile(tally.times, 0.5).toFixed(0)} ms, p95 ${quantile(tally.times, 0.95).toFixed(0)} ms. Server, worker and readers used ${(share * 100).toFixed(0)} % of one core.\n`,
  );
  console.log(
    `After collections, from minute ${(minutes * warmUpShare).toFixed(0)} on; growth an hour by least squares:\n`,
  );
  console.log(
    '| process | samples | processes | heap without code MB | an hour | code MB | an hour | buffers MB | an hour | resident MB | an hour | descriptors | an hour |',
  );
  console.log(`| --- |${' ---: |'.repeat(12)}`);
  for (const [name, all] of samples) console.log(row(name, all));
} finally {
  await site.stop();
}
