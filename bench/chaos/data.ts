import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '#server/testing/program.ts';
import { root } from '../shared-material.ts';
import { serverNode, withCluster } from './cluster.ts';
import { corpus, goldenResume, smallResume } from './files.ts';
import { counted, finding, type Scenario, seconds, textIn } from './scenario.ts';

const dayMs = 24 * 3_600_000;

const clockJump: Scenario = {
  id: 'R18',
  what: 'a clock that jumps revives no session and gives no scan away',
  how: 'one account at servers whose clocks are right, a day ahead and an hour behind',
  run: () =>
    withCluster({}, async ({ people, at, settings }, server) => {
      const shifted = (offsetMs: number) =>
        serverNode({ ...settings, CLOCK_OFFSET_MS: String(offsetMs) }, 'shift-clock.ts');
      const [ahead, behind] = [await shifted(dayMs), await shifted(-3_600_000)];
      await Promise.all([ahead.start(), behind.start()]);
      try {
        const [person] = await people(1, 'free');
        if (person === undefined) throw new Error('there is a user');
        const first = await person.upload(smallResume());
        const second = await person.upload(smallResume());
        const tomorrow = await at(person, ahead).upload(smallResume());
        const earlier = await at(person, behind).get('/api/me');
        const list = JSON.stringify((await at(person, behind).get(`/api/user/${person.id}/resumes`)).body);
        await person.post('/api/logout');
        const revived = [];
        for (const each of [server, ahead, behind]) revived.push((await at(person, each).get('/api/me')).status);
        return finding(
          {
            'one scan a day': first.status === 200 && second.status === 429 && tomorrow.status === 200,
            'no negative ages': !/"[^"]*(?:age|days|left)[^"]*":-\d/i.test(list) && earlier.status === 200,
            'no session revived': revived.every((status) => status === 401),
          },
          `today ${first.status} and ${second.status}, a day ahead ${tomorrow.status}; after logging out ${revived.join(', ')}`,
        );
      } finally {
        await Promise.all([ahead.stop(), behind.stop()]);
      }
    }),
};

const backup: Scenario = {
  id: 'R19',
  what: 'a backup taken under load restores everything that was acknowledged before it',
  how: 'backup while 10 users upload, restore into an empty database, every analysis and file read at a server there',
  run: () =>
    withCluster({}, async ({ people, at, settings, folder, url, sql }) => {
      const users = await people(10, 'premium');
      const acknowledged: { nr: number; id: string; at: number }[] = [];
      const over = new AbortController();
      const uploading = users.map(async (person, nr) => {
        while (!over.signal.aborted) {
          const { status, body } = await person.upload(goldenResume).catch(() => ({ status: 0, body: {} }));
          if (status === 200) acknowledged.push({ nr, id: String(Object(body).id), at: Date.now() });
          await sleep(3_000);
        }
      });
      await sleep(8_000);
      const [data, keys] = [path.join(folder, 'copy.gz'), path.join(folder, 'keys.gz')];
      const begunAt = Date.now();
      const copied = await startProgram(settings, {
        script: 'commands/backup.ts',
        words: ['--to', data, '--keys', keys],
      }).ended;
      const tookMs = Date.now() - begunAt;
      over.abort();
      await Promise.all(uploading);
      await sql.query('CREATE DATABASE elsewhere');
      const elsewhere = new URL(url);
      elsewhere.pathname = '/elsewhere';
      const there = {
        ...settings,
        DATABASE_URL: elsewhere.href,
        DATA_DIR: path.join(folder, 'there'),
        // Without it, a restore refuses: people who deleted their account would come back.
        ERASURE_LOG_DIR: path.join(folder, 'data', 'erasures'),
      };
      const restored = startProgram(there, { script: 'commands/restore.ts', words: ['--from', data, '--keys', keys] });
      const code = await restored.ended;
      const server = await serverNode(there);
      await server.start();
      try {
        const due = acknowledged.filter((each) => each.at < begunAt);
        let whole = 0;
        for (const { nr, id } of due) {
          const person = users[nr];
          if (person === undefined) continue;
          const client = at(person, server);
          // Sessions are not restored.
          client.cookie = '';
          await client.post('/api/login', { username: person.name, password: 'a quiet long password' });
          const file = await fetch(`${server.address}/api/analysis/${id}/file`, { headers: { cookie: client.cookie } });
          const isSame = Buffer.from(await file.arrayBuffer()).equals(Buffer.from(goldenResume.bytes));
          if ((await client.get(`/api/analysis/${id}`)).status === 200 && isSame) whole += 1;
        }
        return finding(
          { 'backed up': copied === 0, restored: code === 0, 'all there': whole === due.length && due.length > 0 },
          `${whole} of ${due.length} analyses with their file, byte for byte; the backup took ${seconds(tookMs)}; ${/in (.*?) s/.exec(restored.said())?.[1] ?? '?'} s to restore`,
        );
      } finally {
        await server.stop();
      }
    }),
};

const damaged: Scenario = {
  id: 'R20',
  what: 'damaged data is reported as such and hides nothing else',
  how: 'one byte of one of five stored results changed in the database',
  run: () =>
    withCluster({}, async ({ people, sql }) => {
      const [person] = await people(1, 'premium');
      if (person === undefined) throw new Error('there is a user');
      const ids: string[] = [];
      for (let nr = 0; nr < 5; nr += 1) ids.push(String((await person.upload(smallResume())).body['id']));
      await sql.query('UPDATE analyses SET result = set_byte(result, 40, get_byte(result, 40) # 1) WHERE id = $1', [
        ids[2],
      ]);
      const answers = [];
      for (const id of ids) answers.push(await person.get(`/api/analysis/${id}`));
      const list = await person.get(`/api/user/${person.id}/resumes`);
      const statuses = answers.map(({ status }) => status);
      const sentence = textIn(answers[2]?.body, 'message');
      return finding(
        {
          'only the damaged one': statuses.every((status, nr) => (nr === 2) === (status !== 200)),
          'with a sentence': sentence.endsWith('.'),
          'the list works': list.status === 200,
        },
        `${counted(statuses)}; the list ${list.status}; it says: ${sentence}`,
      );
    }),
};

const sameScores: Scenario = {
  id: 'R22',
  what: 'the same file gets the same scores, whatever was read before',
  how: 'one file 50 times at two servers, other files in between; compared without id and times',
  run: () =>
    withCluster({ servers: 2 }, async ({ people, at, servers }) => {
      const users = await people(10, 'premium');
      const others = corpus();
      const results = new Set<string>();
      let count = 0;
      for (let nr = 0; nr < 50; nr += 1) {
        const [person, server] = [users[nr % users.length], servers[nr % 2]];
        if (person === undefined || server === undefined) continue;
        const client = at(person, server);
        const between = others[nr % others.length];
        if (nr % 5 === 0 && between !== undefined) await client.upload(between);
        const { status, body } = await client.upload(goldenResume);
        if (status !== 200) continue;
        count += 1;
        // All but the id, and the times of this upload.
        const result = JSON.stringify(body).replaceAll(textIn(body, 'id'), '');
        results.add(result.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
      }
      return finding(
        { 'all read': count === 50, 'one result': results.size === 1 },
        `${count} analyses, ${results.size} different ${results.size === 1 ? 'result' : 'results'}`,
      );
    }),
};

/** The bench of its own, whose table has more columns. */
const steadyWork = (minutes: number): Scenario => ({
  id: 'R21',
  what: 'steady work does not make a process grow',
  how: `\`npm run bench:soak -- --minutes ${minutes}\`; growth is judged over an hour only, see [load](load.md)`,
  run: async () => {
    const soak = spawn(process.execPath, ['bench/soak.ts', '--minutes', String(minutes)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    soak.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => soak.once('exit', resolve));
    const line = /^\d+ minutes, .*$/m.exec(said)?.[0] ?? 'it said nothing';
    const growth = [...said.matchAll(/^\| ([a-z ]+) \|(?:[^|]*\|){2}[^|]*\| (-?[\d.]+) \|/gm)].map(
      ([, name, slope]) => ({ name, slope: Number(slope) }),
    );
    return finding(
      {
        'no errors': code === 0 && line.includes('errors 0'),
        'less than 1 MB/h': minutes < 60 || growth.every(({ slope }) => slope < 1),
      },
      `${line} Heap, MB/h: ${growth.map(({ name, slope }) => `${name} ${slope}`).join(', ')}`,
    );
  },
});

export const dataScenarios = (minutes: number): Scenario[] => [
  clockJump,
  backup,
  damaged,
  steadyWork(minutes),
  sameScores,
];
