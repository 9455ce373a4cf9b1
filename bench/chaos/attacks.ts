import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowdown } from '#server/testing/slowdown.ts';
import { type Cluster, type Person, withCluster } from './cluster.ts';
import { endingWith, type File, hugePicture, smallResume } from './files.ts';
import { counted, finding, type Finding, type Scenario, seconds } from './scenario.ts';

type Served = { statuses: number[]; longestMs: number; slowdown: number };

/** Uploads ten times while `attack` goes on. Limits on time count what the machine is slowed down by other programs. */
const victimOf = async (
  cluster: Cluster,
  between: (victim: Person, id: string) => Promise<number[]> = async () => [],
): Promise<Served> => {
  const [victim] = await cluster.people(1, 'premium');
  if (victim === undefined) throw new Error('there is a victim');
  const served: Served = { statuses: [], longestMs: 0, slowdown: slowdown() };
  for (let count = 0; count < 10; count += 1) {
    const from = performance.now();
    const { status, body } = await victim.upload(smallResume());
    served.longestMs = Math.max(served.longestMs, performance.now() - from);
    served.statuses.push(status, ...(await between(victim, String(body['id']))));
    await sleep(100);
  }
  served.slowdown = Math.max(served.slowdown, slowdown());
  return served;
};

const judged = (
  { statuses, longestMs, slowdown: factor }: Served,
  attacker: readonly number[],
  more: Record<string, boolean> = {},
): Finding =>
  finding(
    {
      'served every time': statuses.every((status) => status === 200),
      'within 2 s': longestMs < 2_000 * factor,
      'no 5xx but 503': attacker.every((status) => status < 500 || status === 503),
      ...more,
    },
    `the victim: ${counted(statuses)}, the slowest after ${seconds(longestMs)} on a machine slowed down ${factor.toFixed(1)} times; the attacker: ${counted(attacker)}`,
  );

const statusesOf = (answers: readonly Promise<{ status: number }>[]): Promise<number[]> =>
  Promise.all(
    answers.map((answer) =>
      answer.then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );

const idleBodies: Scenario = {
  id: 'A1',
  what: 'bodies that are announced and do not come take no room',
  how: '37 connections announce 5.5 MB for /api/careers/apply and send 5 bytes, again as soon as they are closed; a victim uploads ten times',
  run: () =>
    withCluster({}, async (cluster, server) => {
      const { port } = new URL(server.address);
      const sockets = new Set<Socket>();
      const over = new AbortController();
      let opened = 0;
      const open = (): void => {
        if (over.signal.aborted) return;
        opened += 1;
        const socket = connect(Number(port), '127.0.0.1');
        sockets.add(socket);
        socket.on('error', () => undefined).on('data', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          setTimeout(open, 100);
        });
        socket.write(
          `POST /api/careers/apply HTTP/1.1\r\nHost: parsewell\r\nX-Forwarded-For: 10.9.9.9\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${5.5 * 1024 * 1024}\r\n\r\n--x\r\n`,
        );
      };
      for (let nr = 0; nr < 37; nr += 1) open();
      await sleep(300);
      const served = await victimOf(cluster);
      over.abort();
      for (const socket of sockets) socket.destroy();
      return judged(served, [opened > 0 ? 0 : 1], { 'connections opened': opened >= 37 });
    }),
};

const costlyPicture: Scenario = {
  id: 'A2',
  what: 'a picture of 3,600 million pixels in 2 kB stops nobody',
  how: 'a Free account has it drawn 30 times at once; a victim uploads ten times',
  run: () =>
    withCluster({}, async (cluster) => {
      const [attacker] = await cluster.people(1, 'free');
      if (attacker === undefined) throw new Error('there is an attacker');
      const { body } = await attacker.upload(hugePicture());
      const drawing = Array.from({ length: 30 }, () => attacker.get(`/api/analysis/${String(body['id'])}/pages/1`));
      const served = await victimOf(cluster);
      return judged(served, await statusesOf(drawing));
    }),
};

const runs = ['x@', 'x@x.', 'A,', '7(', 'Ab', '-', 'W'];

const longRuns: Scenario = {
  id: 'A3',
  what: 'long runs without spaces take linear time',
  how: `three Free accounts upload Word files of 218 kB of ${runs.map((run) => `'${run}'`).join(', ')} in turns; a victim uploads ten times`,
  run: () =>
    withCluster({}, async (cluster) => {
      const attackers = await cluster.people(3, 'free');
      const over = new AbortController();
      const statuses: number[] = [];
      const times: number[] = [];
      const attacking = attackers.map(async (attacker, at) => {
        for (let nr = at; !over.signal.aborted; nr += 3) {
          const from = performance.now();
          const file: File = endingWith((runs[nr % runs.length] ?? 'x').repeat(218_000).slice(0, 218_000));
          const { status } = await attacker.upload(file).catch(() => ({ status: 0 }));
          statuses.push(status);
          if (status === 200 || status === 422) times.push(performance.now() - from);
          await sleep(50);
        }
      });
      const served = await victimOf(cluster);
      over.abort();
      await Promise.all(attacking);
      const { holds, figure } = judged(served, statuses);
      return { holds, figure: `${figure}; its slowest file after ${seconds(Math.max(0, ...times))}` };
    }),
};

const endlessWord: Scenario = {
  id: 'A4',
  what: 'an endless word in a report delays nobody else',
  how: 'a Word file whose last paragraph has 900,000 letters, its report asked for 5 times at once, again and again; a victim uploads and gets the report ten times',
  run: () =>
    withCluster({}, async (cluster) => {
      const [attacker] = await cluster.people(1, 'premium');
      if (attacker === undefined) throw new Error('there is an attacker');
      const uploaded = await attacker.upload(endingWith('A'.repeat(900_000)));
      const id = String(uploaded.body['id']);
      const over = new AbortController();
      const statuses = [uploaded.status];
      const attacking = Array.from({ length: 5 }, async () => {
        while (!over.signal.aborted) {
          const { status } = await attacker.get(`/api/analysis/${id}/download`).catch(() => ({ status: 0 }));
          statuses.push(status);
          await sleep(20);
        }
      });
      let longestReportMs = 0;
      const served = await victimOf(cluster, async (victim, own) => {
        const from = performance.now();
        const { status } = await victim.get(`/api/analysis/${own}/download`);
        longestReportMs = Math.max(longestReportMs, performance.now() - from);
        return [status];
      });
      over.abort();
      await Promise.all(attacking);
      const { holds, figure } = judged(served, statuses, {
        'its report within 2 s': longestReportMs < 2_000 * served.slowdown,
      });
      return { holds, figure: `${figure}; the victim's slowest report after ${seconds(longestReportMs)}` };
    }),
};

export const attackScenarios: readonly Scenario[] = [idleBodies, costlyPicture, longRuns, endlessWord];
