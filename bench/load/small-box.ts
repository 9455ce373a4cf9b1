import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Client } from '#server/testing/client.ts';
import { startEmbeddedSite } from './embedded-site.ts';
import { parts, residencesOf, sumOf } from './resident-memory.ts';
import { resumePdf } from './site-under-load.ts';
import { createSmallGroup } from './small-cgroup.ts';
import { machineClass } from '../machine.ts';
import { median, quantile } from '../statistics.ts';

// `npm run bench:small-box`: a server with its embedded database under the limits of a small machine (a control group with
// one core and 1 GB, no swap) receives so many analyses a second, whether it keeps up or not.
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    megabytes: { type: 'string', default: '1024' },
    /** Uploads before the measurement: a reader is slow at first. */
    warm: { type: 'string', default: '100' },
  },
});
const rate = Number(values.rate);
const total = rate * Number(values.seconds);
const megabytes = Number(values.megabytes);

const group = createSmallGroup(megabytes);
if (group === null) {
  console.error('This user may not create control groups here: nothing was measured.');
  process.exit(1);
}
console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} processes wanted to run at the start.`);
const site = await startEmbeddedSite({}, (pid) => group.add(pid));
try {
  // Two jobs of a user run at once, so the work is spread over many users.
  const people: Client[] = [];
  for (let nr = 0; nr < 40; nr += 1) people.push(await site.newPerson(nr));
  const bytes = await resumePdf(0);
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const upload = async (nr: number, isMeasured: boolean): Promise<void> => {
    const from = performance.now();
    const answer = await people[nr % people.length]?.upload({ name: 'resume.pdf', bytes }).catch(() => null);
    if (!isMeasured) return;
    times.push(performance.now() - from);
    statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
  };
  for (let nr = 0; nr < Number(values.warm); nr += 1) await upload(nr, false);

  const before = sumOf(residencesOf(site.pid), 'cpuSeconds');
  const from = performance.now();
  const running: Promise<void>[] = [];
  for (let nr = 0; nr < total; nr += 1) {
    await sleep(Math.max(0, from + (nr * 1000) / rate - performance.now()));
    running.push(upload(nr, true));
  }
  await Promise.all(running);
  const tookSeconds = (performance.now() - from) / 1000;
  const now = residencesOf(site.pid);
  const { maxMegabytes, reclaims, kills } = group.usage();
  console.log(
    `${total} uploads, ${rate} a second, one core, ${megabytes} MB: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')} in ${tookSeconds.toFixed(1)} s; p50 ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms.`,
  );
  console.log(
    `Memory with the page cache at most ${maxMegabytes.toFixed(0)} MB, page cache given back ${reclaims} times, processes killed for memory: ${kills}. Held by processes at the end: ${sumOf(now, 'megabytes').toFixed(0)} MB (${parts.map((part) => `${part} ${sumOf(now, 'megabytes', part).toFixed(0)}`).join(', ')}).`,
  );
  console.log(
    `Processor seconds: ${(sumOf(now, 'cpuSeconds') - before).toFixed(1)}, ${(((sumOf(now, 'cpuSeconds') - before) * 1000) / total).toFixed(0)} ms an upload.`,
  );
} finally {
  await site.stop();
  group.remove();
}
