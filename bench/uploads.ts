import os from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '#server/testing/client.ts';
import { machineClass } from './machine.ts';
import { resumePdf, type Site, startSite, usageOf } from './load/site-under-load.ts';
import { watchSite } from './load/watch-site.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:uploads -- --people 500 --megabytes 4.9`: everyone uploads at the same moment and retries when the
// server says so, until it succeeds.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    megabytes: { type: 'string', default: '0' },
    // No retries: for large files, which would otherwise be sent dozens of times.
    once: { type: 'boolean', default: false },
  },
});
const count = Number(values.people);
const attachedBytes = Math.round(Number(values.megabytes) * 1024 * 1024);

/** `ms` until the response, and until the analysis was there; null when it never was. */
type Try = { status: number; retryAfterSeconds: number | null; ms: number; readMs: number | null; id: string | null };

const upload = async (person: Site['people'][number], bytes: Buffer): Promise<Try> => {
  const from = performance.now();
  person.followsQueue = false;
  let answer: Answer | null = await person.upload({ name: 'resume.pdf', bytes }).catch(() => null);
  const status = answer?.status ?? 0;
  const wait = answer?.headers.get('retry-after') ?? null;
  const ms = performance.now() - from;
  let id: string | null = null;
  while (answer?.status === 202) {
    const place: { id: string; retryAfterSeconds: number } = Object(answer.body['queued']);
    ({ id } = place);
    await sleep(place.retryAfterSeconds * 1000);
    answer = await person.get(`/api/uploads/${place.id}`).catch(() => answer);
  }
  const isRead = answer?.status === 200;
  return {
    status,
    retryAfterSeconds: wait === null ? null : Number(wait),
    ms,
    readMs: isRead ? performance.now() - from : null,
    id: isRead ? String(answer?.body['id']) : id,
  };
};

/** Uploads for one user until it is accepted, recording each attempt. */
const uploadUntilAccepted = async (person: Site['people'][number], bytes: Buffer): Promise<Try[]> => {
  const tries: Try[] = [];
  for (;;) {
    const last = await upload(person, bytes);
    tries.push(last);
    if (values.once || last.id !== null || last.retryAfterSeconds === null) return tries;
    // Random jitter as in the browser, so that retries spread out.
    await sleep(last.retryAfterSeconds * 1000 + Math.random() * 2000);
  }
};

const countsOf = (tries: readonly Try[]): string =>
  [...new Set(tries.map(({ status }) => status))]
    .toSorted((a, b) => a - b)
    .map((status) => `${tries.filter((one) => one.status === status).length} x ${status}`)
    .join(', ');
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const site = await startSite(count, 'free');
try {
  // The server has closed the connections over which they registered: an upload over one that closes at this moment is lost.
  await sleep(6_000);
  const bytes = await resumePdf(attachedBytes);
  const load = os.loadavg()[0]?.toFixed(0);
  console.log(`${machineClass()}; ${load} other processes wanted to run at the start.`);
  const before = usageOf(site.pid);
  const watch = await watchSite(site);
  const from = performance.now();
  const all = await Promise.all(site.people.map((person) => uploadUntilAccepted(person, bytes)));
  const tookMs = performance.now() - from;
  const seen = await watch.end();

  const first = all.flatMap((tries) => tries.slice(0, 1));
  const tries = all.flat();
  const accepted = tries.filter(({ id }) => id !== null);
  const wrong = tries.filter(
    ({ status, retryAfterSeconds }) =>
      ![200, 202].includes(status) && !((status === 429 || status === 503) && retryAfterSeconds !== null),
  );
  const { rows } = await site.db.$client.query<{ id: string }>('SELECT id FROM analyses');
  const stored = new Set(rows.map(({ id }) => id));
  const lost = accepted.filter(({ id }) => !stored.has(id ?? ''));
  console.log(`${count} uploads of ${bytes.length} bytes at the same moment: ${countsOf(first)}.`);
  console.log(
    `Accepted ones of these: median ${seconds(median(first.filter(({ id }) => id !== null).map(({ ms }) => ms)))} s, p95 ${seconds(
      quantile(
        first.filter(({ id }) => id !== null).map(({ ms }) => ms),
        0.95,
      ),
    )} s; refused ones: p95 ${seconds(
      quantile(
        first.filter(({ id }) => id === null).map(({ ms }) => ms),
        0.95,
      ),
    )} s.`,
  );
  const read = tries.flatMap(({ readMs }) => (readMs === null ? [] : [readMs]));
  console.log(
    `Read: ${read.length}; the first after ${seconds(Math.min(...read))} s, median ${seconds(median(read))} s, the last after ${seconds(Math.max(...read))} s.`,
  );
  if (!values.once) console.log(`With everybody coming back when told to: ${countsOf(tries)} in ${seconds(tookMs)} s.`);
  console.log(
    `Acknowledged and not stored: ${lost.length}; stored: ${stored.size}; other answers, or no time to come back: ${wrong.length}.`,
  );
  console.log(
    `Memory of the server: ${before.serverMb.toFixed(0)} MB before, at most ${seen.server.toFixed(0)}; with its processes ${before.allMb.toFixed(0)}, at most ${seen.all.toFixed(0)}.`,
  );
  console.log(
    `/livez asked ${seen.health.length} times: p95 ${quantile(seen.health, 0.95).toFixed(0)} ms, longest ${Math.max(...seen.health).toFixed(0)} ms; not 200: ${seen.unhealthy}.`,
  );
} finally {
  await site.stop();
}
