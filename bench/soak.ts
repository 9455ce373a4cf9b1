import os from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineClass } from './machine.ts';
import { resumePdf, type Site, startSite, type Usage, usageOf } from './load/site-under-load.ts';
import { quantile, slopePerHour } from './statistics.ts';

// `npm run bench:soak -- --minutes 20`: runs the server at half its capacity and checks that memory does not grow.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const minutes = Number(values.minutes);
const peopleCount = 60;
const calibrationMs = 30_000;
/** Caches fill and processes settle; growth in this share of the time does not count. */
const warmUpShare = 0.25;
const sampleMs = 5_000;
/** Rare enough that the server behaves normally between collections. */
const collectMs = 60_000;

const tally = { answers: 0, refused: 0, errors: [] as string[], times: [] as number[] };

type Answered = { status: number; body: Record<string, unknown> };

const answered = async (what: string, ask: () => Promise<Answered>): Promise<Answered> => {
  const from = performance.now();
  const answer = await ask().catch((): Answered => ({ status: 0, body: {} }));
  tally.answers += 1;
  tally.times.push(performance.now() - from);
  if (answer.status === 429 || answer.status === 503) tally.refused += 1;
  else if (answer.status !== 200) tally.errors.push(`${what}: ${answer.status}`);
  return answer;
};

let nextPerson = 0;
/**
 * One visit: uploads a resume, reads the results, downloads the report and deletes it. Returns whether the upload was
 * accepted.
 */
const visit = async (site: Site, bytes: Buffer): Promise<boolean> => {
  const person = site.people[(nextPerson += 1) % site.people.length];
  if (person === undefined) return false;
  const { status, body } = await answered('upload', () => person.upload({ name: 'resume.pdf', bytes }));
  if (status !== 200) return false;
  const id = String(body['id']);
  await answered('who am I', () => person.get('/api/me'));
  await answered('result', () => person.get(`/api/analysis/${id}`));
  await answered('list', () => person.get(`/api/user/${person.id}/resumes`));
  await answered('report', () => person.get(`/api/analysis/${id}/download`));
  await answered('delete', () => person.call('DELETE', `/api/analysis/${id}`));
  return true;
};

/** Visits per second with two users and no pauses: the capacity of the server. */
const capacityOf = async (site: Site, bytes: Buffer): Promise<number> => {
  const until = performance.now() + calibrationMs;
  let visits = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < until) {
      if (await visit(site, bytes)) visits += 1;
    }
  };
  await Promise.all([visitor(), visitor()]);
  return visits / (calibrationMs / 1000);
};

const site = await startSite(peopleCount, 'premium');
try {
  const bytes = await resumePdf(20_000);
  console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} other processes wanted to run at the start.`);
  const capacity = await capacityOf(site, bytes);
  // The rate limit is twenty analyses per minute and user.
  const perSecond = Math.min(capacity / 2, (peopleCount * 15) / 60);
  console.log(`It can bear ${capacity.toFixed(1)} visits of six calls a second; ${perSecond.toFixed(1)} are made now.`);
  Object.assign(tally, { answers: 0, refused: 0, errors: [], times: [] });

  const samples: (Usage & { hours: number })[] = [];
  const kept: { hours: number; heapMb: number; buffersMb: number }[] = [];
  const open = new Set<Promise<unknown>>();
  const from = performance.now();
  const elapsed = (): number => performance.now() - from;
  let visits = 0;
  while (elapsed() < minutes * 60_000) {
    if (elapsed() > samples.length * sampleMs) samples.push({ ...usageOf(site.pid), hours: elapsed() / 3_600_000 });
    if (elapsed() > kept.length * collectMs) kept.push({ hours: elapsed() / 3_600_000, ...(await site.collect()) });
    while (visits < (elapsed() / 1000) * perSecond) {
      visits += 1;
      const one = visit(site, bytes).finally(() => open.delete(one));
      open.add(one);
    }
    await sleep(20);
  }
  await Promise.all(open);

  const settled = samples.filter(({ hours }) => hours > (minutes / 60) * warmUpShare);
  const range = (of: (usage: Usage) => number): string =>
    `${Math.min(...settled.map(of)).toFixed(0)} to ${Math.max(...settled.map(of)).toFixed(0)}`;
  const slope = (of: (usage: Usage) => number): string =>
    slopePerHour(settled.map((sample) => [sample.hours, of(sample)])).toFixed(1);
  console.log(`A run of ${minutes} minutes, figures after the first ${(minutes * warmUpShare).toFixed(1)}:`);
  console.log(
    `${visits} visits, ${tally.answers} answers; told to come back ${tally.refused}; errors ${tally.errors.length}${tally.errors.length === 0 ? '' : ` (${[...new Set(tally.errors)].join('; ')})`}.`,
  );
  console.log(
    `Time to answer: p50 ${quantile(tally.times, 0.5).toFixed(0)} ms, p95 ${quantile(tally.times, 0.95).toFixed(0)} ms.`,
  );
  console.log(
    `Memory of the server: ${range(({ serverMb }) => serverMb)} MB, slope ${slope(({ serverMb }) => serverMb)} MB/h.`,
  );
  console.log(`With its processes: ${range(({ allMb }) => allMb)} MB, slope ${slope(({ allMb }) => allMb)} MB/h.`);
  const afterWarmUp = kept.filter(({ hours }) => hours > (minutes / 60) * warmUpShare);
  for (const [what, of] of [
    ['Objects of the server after a collection', ({ heapMb }) => heapMb],
    ['Its buffers', ({ buffersMb }) => buffersMb],
  ] satisfies [string, (one: (typeof kept)[number]) => number][])
    console.log(
      `${what}, each minute, MB: ${kept.map((one) => of(one).toFixed(1)).join(' ')}; slope ${slopePerHour(afterWarmUp.map((one) => [one.hours, of(one)])).toFixed(1)} MB/h.`,
    );
  console.log(`Descriptors: ${range(({ descriptors }) => descriptors)}.`);
  console.log(
    `Memory of the server minute by minute: ${samples
      .filter((_, nr) => nr % (60_000 / sampleMs) === 0)
      .map(({ serverMb }) => serverMb.toFixed(0))
      .join(' ')}`,
  );
} finally {
  await site.stop();
}
