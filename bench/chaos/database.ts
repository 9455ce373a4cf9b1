import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commonSettings, enter, newFolder, type Person, serverNode, withCluster } from './cluster.ts';
import { smallResume } from './files.ts';
import { childrenOf, openFilesOf, residentMb } from './processes.ts';
import { counted, finding, type Finding, type Scenario, seconds, textIn } from './scenario.ts';

type Seen = { statuses: number[]; longestMs: number; hints: boolean; live: number[]; ready: number[]; page: number[] };

/** What users see while `isOver` is false: the API, a page of the site, and the health of the server. */
const watch = async (person: Person, address: string, isOver: () => boolean): Promise<Seen> => {
  const seen: Seen = { statuses: [], longestMs: 0, hints: true, live: [], ready: [], page: [] };
  const statusOf = async (where: string): Promise<number> =>
    (await fetch(`${address}${where}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null))?.status ?? 0;
  while (!isOver()) {
    const from = performance.now();
    const answer = await person.get('/api/me').catch(() => null);
    seen.longestMs = Math.max(seen.longestMs, performance.now() - from);
    seen.statuses.push(answer?.status ?? 0);
    if (answer?.status === 503 && answer.headers.get('retry-after') === null) seen.hints = false;
    seen.live.push(await statusOf('/livez'));
    seen.ready.push(await statusOf('/readyz'));
    seen.page.push(await statusOf('/pricing'));
    await sleep(300);
  }
  return seen;
};

const judged = (
  seen: Seen,
  { maxMs, recoveredMs, survived, grownMb }: { maxMs: number; recoveredMs: number; survived: boolean; grownMb: number },
): Finding =>
  finding(
    {
      'only 503 with a hint': seen.statuses.every((status) => status === 503 || status === 200) && seen.hints,
      [`answers within ${seconds(maxMs)}`]: seen.longestMs < maxMs,
      'the process lives': survived && seen.live.every((status) => status === 200),
      '/readyz says so': seen.ready.includes(503),
      'pages work': seen.page.every((status) => status === 200),
      'recovers within 5 s': recoveredMs < 5_000,
      'less than 50 MB more': grownMb < 50,
    },
    `/api/me ${counted(seen.statuses)}, the slowest after ${seconds(seen.longestMs)}; /livez ${counted(seen.live)}; /readyz ${counted(seen.ready)}; /pricing ${counted(seen.page)}; works again after ${seconds(recoveredMs)}; ${grownMb.toFixed(0)} MB more`,
  );

const recovery = async (person: Person): Promise<number> => {
  const from = performance.now();
  while (performance.now() - from < 30_000) {
    if ((await person.get('/api/me').catch(() => null))?.status === 200) break;
    await sleep(50);
  }
  return performance.now() - from;
};

const down: Scenario = {
  id: 'R10',
  what: 'while the database is down the API says so, pages and the process go on, and everything works once it returns',
  how: 'all connections to the database cut and refused for 20 s, with 10 users asking',
  run: () =>
    withCluster({ isLineCuttable: true }, async ({ people, line }, server) => {
      const users = await people(10, 'premium');
      const [person] = users;
      if (person === undefined || line === null) throw new Error('there is a line');
      await person.upload(smallResume());
      const [pid, before] = [server.pid(), residentMb(server.pid())];
      await line.cut();
      let isOver = false;
      const others = users.slice(1).map((each) => watch(each, server.address, () => isOver));
      const watching = watch(person, server.address, () => isOver);
      await sleep(20_000);
      isOver = true;
      const seen = await watching;
      await Promise.all(others);
      await line.mend();
      const recoveredMs = await recovery(person);
      const survived = server.pid() === pid && (await person.upload(smallResume())).status === 200;
      return judged(seen, { maxMs: 3_500, recoveredMs, survived, grownMb: residentMb(pid) - before });
    }),
};

const frozen: Scenario = {
  id: 'R11',
  what: 'a database that accepts connections and does not respond delays nobody for longer than seven seconds',
  how: 'SIGSTOP of all processes of PostgreSQL for 20 s, with 10 users asking',
  run: () =>
    withCluster({}, async ({ people, folder }, server) => {
      const users = await people(10, 'premium');
      const [person] = users;
      if (person === undefined) throw new Error('there is a user');
      await person.upload(smallResume());
      const [pid, before, files] = [server.pid(), residentMb(server.pid()), openFilesOf(server.pid())];
      const [postmaster = ''] = fs
        .readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
        .split('\n');
      const family = [Number(postmaster), ...childrenOf(Number(postmaster))];
      const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
        for (const each of family) {
          try {
            process.kill(each, name);
          } catch {
            // A connection that ended in the meantime.
          }
        }
      };
      signal('SIGSTOP');
      let isOver = false;
      const watching = users.map((each) => watch(each, server.address, () => isOver));
      await sleep(20_000);
      isOver = true;
      const [seen] = await Promise.all(watching);
      const most = openFilesOf(pid);
      signal('SIGCONT');
      const recoveredMs = await recovery(person);
      const survived = server.pid() === pid && (await person.upload(smallResume())).status === 200;
      const { holds, figure } = judged(seen ?? (await watch(person, server.address, () => true)), {
        maxMs: 7_500,
        recoveredMs,
        survived,
        grownMb: residentMb(pid) - before,
      });
      return { holds: holds && most < files + 100, figure: `${figure}; ${files} open files before, ${most} then` };
    }),
};

const fullDisk: Scenario = {
  id: 'R12',
  what: 'while the disk is full, files are refused with a sentence, reading and logging in work, and nothing acknowledged is lost',
  how: 'a server with its database on a disk of 300 MB, filled with resumes of 4.9 MB and then to the last byte',
  run: async () => {
    const folder = newFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=1777', 'tmpfs', folder], { stdio: 'pipe' });
    } catch {
      fs.rmSync(folder, { recursive: true, force: true });
      return { holds: false, figure: 'could not be tried: this user may not mount a small disk' };
    }
    const DATA_DIR = path.join(folder, 'data');
    const server = await serverNode({ ...commonSettings(), DATA_DIR, REGISTRATIONS_PER_HOUR: '100000' });
    try {
      await server.start();
      const large = smallResume(4.8 * 1024 * 1024);
      const accepted: { person: Person; id: string }[] = [];
      const refused: { status: number; message: string }[] = [];
      for (let nr = 0; nr < 40 && refused.length < 3; nr += 1) {
        const person = await enter(server.address, `full${nr}`);
        const { status, body } = await person.upload(large);
        if (status === 200) accepted.push({ person, id: String(body['id']) });
        else refused.push({ status, message: textIn(body, 'message') });
      }
      fs.writeFileSync(path.join(folder, 'ballast'), '');
      try {
        for (;;) fs.appendFileSync(path.join(folder, 'ballast'), Buffer.alloc(256 * 1024, 1));
      } catch {
        // Not a byte is left.
      }
      const [first] = accepted;
      const readable = await first?.person.get(`/api/analysis/${first.id}`);
      const late = await first?.person.upload(large);
      fs.rmSync(path.join(folder, 'ballast'));
      await sleep(3_000);
      let found = 0;
      for (const { person, id } of accepted) if ((await person.get(`/api/analysis/${id}`)).status === 200) found += 1;
      const again = await enter(server.address, 'after');
      return finding(
        {
          'refused with a sentence':
            refused.length > 0 &&
            refused.every(({ status, message }) => [507, 503].includes(status) && message.endsWith('.')),
          'nothing lost': found === accepted.length,
          'reading works': readable?.status === 200,
          'refused at 0 bytes': [507, 503, 429].includes(late?.status ?? 0),
          'works again': again.id !== '',
        },
        `${accepted.length} accepted, then ${counted(refused.map(({ status }) => status))}; at 0 bytes: reading ${readable?.status}, an upload ${late?.status}; ${found} of ${accepted.length} there afterward`,
      );
    } finally {
      await server.stop();
      execFileSync('umount', [folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

export const databaseScenarios: readonly Scenario[] = [down, frozen, fullDisk];
