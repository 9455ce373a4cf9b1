import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#server/testing/client.ts';
import { median, quantile } from '../statistics.ts';
import { type Person, untilAnswered, withCluster } from './cluster.ts';
import { goldenResume, smallResume } from './files.ts';
import { readersBelow } from './processes.ts';
import { counted, finding, type Scenario, seconds, slowedDown, textIn } from './scenario.ts';

/** How long a user tries again; what counts is that each upload is read in the end, and the table says how late. */
const patienceMs = 10 * 60_000;

const stuckSql = 'SELECT count(*)::int AS count FROM uploads WHERE refused_at IS NULL';

/** Uploads with a key, at the first server, and returns the acknowledged id; null without an answer. */
const begin = (person: Person, key: string): Promise<string | null> => {
  person.followsQueue = false;
  return person.upload(goldenResume, {}, { 'idempotency-key': key }).then(
    ({ status, body }) =>
      status === 200 ? String(body['id']) : status === 202 ? String(Object(body['queued']).id) : null,
    () => null,
  );
};

const serverKilled: Scenario = {
  id: 'R1',
  what: 'a killed server loses no acknowledged upload and leaves nothing stuck',
  how: 'kill -9 during 10 uploads at once: within their first 3 s, or soon after the first answer; five times',
  run: () =>
    withCluster({}, async ({ people, sql }, server) => {
      const users = await people(50, 'free');
      let [acknowledged, lost, slowest, readyMs] = [0, 0, 0, 0];
      for (let round = 0; round < 5; round += 1) {
        const mine = users.slice(round * 10, round * 10 + 10);
        const answers = mine.map((person) => begin(person, 'once'));
        // In every other round some have been acknowledged and some not.
        if (round % 2 === 1) await Promise.race(answers);
        await sleep(Math.random() * (round % 2 === 1 ? 500 : 3_000));
        await server.kill();
        const ids = (await Promise.all(answers)).filter((id) => id !== null);
        slowest = Math.max(slowest, await server.start());
        readyMs = Math.max(readyMs, slowedDown(10_000));
        acknowledged += ids.length;
        const { rows } = await sql.query<{ id: string }>(
          'SELECT id FROM analyses WHERE id = ANY($1) UNION SELECT id FROM uploads WHERE id = ANY($1)',
          [ids],
        );
        lost += ids.length - rows.length;
      }
      const from = performance.now();
      let stuck = 1;
      while (stuck > 0 && performance.now() - from < 60_000) {
        stuck = (await sql.query<{ count: number }>(stuckSql)).rows[0]?.count ?? 0;
        await sleep(200);
      }
      const settledMs = performance.now() - from;
      const { rows: counts } = await sql.query<{ user_id: string; analyses: number; scans: number }>(
        `SELECT u.id AS user_id, (SELECT count(*)::int FROM analyses WHERE user_id = u.id) AS analyses,
           (SELECT count(*)::int FROM scan_places WHERE user_id = u.id AND is_used) AS scans FROM users u`,
      );
      const wrong = counts.filter(({ analyses, scans }) => analyses > 1 || analyses !== scans).length;
      return finding(
        {
          'nothing lost': lost === 0,
          'nothing stuck': stuck === 0,
          'scans = analyses': wrong === 0,
          'ready in 10 s': slowest < readyMs,
        },
        `${acknowledged} acknowledged, ${lost} lost; ${stuck} stuck, settled after ${seconds(settledMs)}; ${wrong} users with a wrong count of scans; ready again within ${seconds(slowest)}`,
      );
    }),
};

const readerKilled: Scenario = {
  id: 'R2',
  what: 'a killed reader costs at most its own document, and is replaced',
  how: 'kill -9 of the reader during 6 uploads, nine times',
  run: () =>
    withCluster({}, async ({ people }, server) => {
      const users = await people(6, 'premium');
      const statuses: number[] = [];
      const nextMs: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const answers = users.map((person) =>
          person.upload(goldenResume).then(
            ({ status }) => status,
            () => 0,
          ),
        );
        for (let kill = 0; kill < 3; kill += 1) {
          await sleep(40 + Math.random() * 100);
          for (const pid of readersBelow(server.pid())) process.kill(pid, 'SIGKILL');
        }
        statuses.push(...(await Promise.all(answers)));
        const from = performance.now();
        const [first] = users;
        await first?.upload(goldenResume);
        nextMs.push(performance.now() - from);
      }
      return finding(
        {
          'only 200 and 422': statuses.every((status) => [200, 202, 422].includes(status)),
          'others unaffected': statuses.filter((status) => status === 422).length <= 9,
        },
        `${counted(statuses)} with 9 kills; the next upload took ${nextMs.map(seconds).join(', ')}`,
      );
    }),
};

const otherServer: Scenario = {
  id: 'R8',
  what: 'a request begun on a killed server is completed by another, once',
  how: '100 uploads of 50 users at server A, kill -9, repeated at B with the same key',
  run: () =>
    withCluster({ servers: 2 }, async ({ people, at, servers, sql }, first) => {
      const users = await people(50, 'premium');
      const [, other] = servers;
      if (other === undefined) throw new Error('there are two servers');
      const asked = users.flatMap((person) => ['one', 'two'].map((key) => ({ person, key })));
      const answers = asked.map(({ person, key }) => begin(person, key));
      await sleep(2_000);
      await first.kill();
      const before = await Promise.all(answers);
      const after = await Promise.all(
        asked.map(async ({ person, key }) => {
          const client = at(person, other);
          client.followsQueue = false;
          const done = await untilAnswered(
            () => client.upload(goldenResume, {}, { 'idempotency-key': key }),
            ({ status }) => status === 200,
            patienceMs,
          );
          return textIn(done?.body, 'id');
        }),
      );
      const { rows } = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM analyses');
      const [stored] = rows;
      const changed = before.filter((id, nr) => id !== null && id !== after[nr]).length;
      return finding(
        {
          'each answered': after.every((id) => id !== ''),
          'one result each': stored?.count === asked.length && new Set(after).size === asked.length,
          'same result': changed === 0,
        },
        `${asked.length} keys, ${before.filter((id) => id === null).length} cut off, ${stored?.count} analyses, ${changed} that changed their id`,
      );
    }),
};

const takeover: Scenario = {
  id: 'R1',
  what: 'what a killed process was reading is taken over within seconds',
  how: 'two servers; kill -9 of one whose reader is stopped in the middle of a file, ten times; from the kill until the other has read that file',
  run: () =>
    withCluster({ servers: 2 }, async ({ people, sql }, first) => {
      const users = await people(6, 'premium');
      const tookMs: number[] = [];
      const waiting = async (): Promise<number> => (await sql.query<{ count: number }>(stuckSql)).rows[0]?.count ?? 0;
      for (let round = 0; round < 10; round += 1) {
        // Its reader takes a file and does not get on with it.
        const readers = readersBelow(first.pid());
        for (const pid of readers) process.kill(pid, 'SIGSTOP');
        const answers = users.map((person) => begin(person, `round-${round}`));
        for (const until = Date.now() + 8_000; Date.now() < until && (await waiting()) !== 1;) await sleep(20);
        await sleep(1_000);
        await first.kill();
        for (const pid of readers) process.kill(pid, 'SIGKILL');
        const from = performance.now();
        const taken = await waiting();
        while ((await waiting()) > 0 && performance.now() - from < 60_000) await sleep(20);
        if (taken > 0) tookMs.push(performance.now() - from);
        await Promise.all([...answers, first.start()]);
      }
      const longestMs = Math.max(...tookMs);
      return finding(
        { 'within 6 s': longestMs < 6_000, 'tried at least five times': tookMs.length >= 5 },
        `${tookMs.length} times: median ${seconds(median(tookMs))}, longest ${seconds(longestMs)}`,
      );
    }),
};

type Tally = { sent: number; ids: Map<string, string>; refused: number[]; waitsMs: number[] };

/** One upload, tried again at any server with the same key until it has been read. */
const uploadAnywhere = async (clients: readonly Client[], key: string, tally: Tally): Promise<void> => {
  const from = performance.now();
  tally.sent += 1;
  for (let attempt = Math.floor(Math.random() * clients.length); performance.now() - from < patienceMs; attempt += 1) {
    const answer = await clients[attempt % clients.length]
      ?.upload(smallResume(), {}, { 'idempotency-key': key })
      .catch(() => null);
    if (answer?.status === 200) {
      tally.ids.set(key, String(answer.body['id']));
      tally.waitsMs.push(performance.now() - from);
      return;
    }
    if (answer !== null && answer !== undefined && ![202, 429, 503].includes(answer.status))
      tally.refused.push(answer.status);
    await sleep(answer?.status === 429 ? 2_000 : 250);
  }
};

const alwaysDying = (minutes: number): Scenario => ({
  id: 'R1, R7',
  what: 'three servers and three workers of which one each is always dying lose nothing and do nothing twice',
  how: `kill -9 of a random server and a random worker every 4 s for ${minutes} minutes, started again at once, while 10 users with Premium and a new Free user every 2 s upload`,
  run: () =>
    withCluster({ servers: 3, workers: 3 }, async ({ people, servers, workers, sql, at }, first) => {
      const tally: Tally = { sent: 0, ids: new Map(), refused: [], waitsMs: [] };
      const until = Date.now() + minutes * 60_000;
      const clientsOf = (person: Person): Client[] => servers.map((server) => at(person, server));
      const loyal = await people(10, 'premium');
      const keepUploading = async (person: Person): Promise<void> => {
        for (let nr = 0; Date.now() < until; nr += 1) {
          await uploadAnywhere(clientsOf(person), `${person.name}-${nr}`, tally);
          // Twenty a minute are the limit, with those that are sent again.
          await sleep(5_000);
        }
      };
      const free: Person[] = [];
      const newcomers = async (): Promise<void> => {
        const open: Promise<void>[] = [];
        while (Date.now() < until) {
          const [person] = await people(1, 'free').catch(() => []);
          if (person !== undefined) {
            free.push(person);
            open.push(uploadAnywhere(clientsOf(person), `${person.name}-first`, tally));
          }
          await sleep(2_000);
        }
        await Promise.all(open);
      };
      let kills = 0;
      const havoc = async (): Promise<void> => {
        while (Date.now() < until) {
          await sleep(4_000);
          // The first server registers newcomers, who need an answer to begin at all.
          const dying = [servers, workers].flatMap((nodes) => nodes[Math.floor(Math.random() * nodes.length)] ?? []);
          await Promise.all(dying.map((node) => node.kill()));
          kills += dying.length;
          await Promise.all(dying.map((node) => node.start()));
        }
      };
      await Promise.all([havoc(), newcomers(), ...loyal.map(keepUploading)]);
      const { rows } = await sql.query<{ id: string; owner: string; free: boolean }>(
        `SELECT a.id, u.username AS owner, u.subscription_status <> 'active' AS free FROM analyses a JOIN users u ON u.id = a.user_id`,
      );
      const stored = new Set(rows.map(({ id }) => id));
      const lost = [...tally.ids.values()].filter((id) => !stored.has(id)).length;
      const waiting = (await sql.query<{ count: number }>(stuckSql)).rows[0]?.count ?? 0;
      const scans = await Promise.all(
        free.map(async (person) => {
          const { body } = await at(person, first).get('/api/scan-allowance');
          return { left: body['left'], analyses: rows.filter(({ owner }) => owner === person.name).length };
        }),
      );
      const wrongScans = scans.filter(({ left, analyses }) => left !== 0 || analyses !== 1).length;
      return finding(
        {
          'each upload read': tally.ids.size === tally.sent,
          'nothing lost': lost === 0,
          'nothing read twice': rows.length === tally.ids.size && waiting === 0,
          'one scan each': wrongScans === 0,
          'no other answers': tally.refused.length === 0,
        },
        `${kills} kills, ${tally.sent} uploads, ${tally.ids.size} read, ${rows.length} analyses, ${lost} lost, ${waiting} stuck; ${free.length} Free users, ${wrongScans} with a wrong count of scans; until read p50 ${seconds(quantile(tally.waitsMs, 0.5))}, p95 ${seconds(quantile(tally.waitsMs, 0.95))}, longest ${seconds(Math.max(...tally.waitsMs))}${tally.refused.length === 0 ? '' : `; ${counted(tally.refused)}`}`,
      );
    }),
});

export const killScenarios = (minutes: number): Scenario[] => [
  serverKilled,
  takeover,
  alwaysDying(minutes),
  readerKilled,
  otherServer,
];
