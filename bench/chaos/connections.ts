import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../statistics.ts';
import { withCluster } from './cluster.ts';
import { smallResume } from './files.ts';
import { residentMb } from './processes.ts';
import { counted, finding, type Scenario, seconds, slowedDown } from './scenario.ts';

type Heard = { status: number; closedMs: number };

/** Sends raw bytes, then `drip` every second, and tells the status and when the server closed the connection. */
const speak = (port: number, bytes: string | Buffer, sockets: Set<Socket>, drip = ''): Promise<Heard> =>
  new Promise((resolve) => {
    const from = performance.now();
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    let heard = '';
    const dripping = drip === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), 1_000);
    socket.on('error', () => undefined).on('data', (data) => (heard += data.toString()));
    socket.on('close', () => {
      clearInterval(dripping);
      sockets.delete(socket);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0), closedMs: performance.now() - from });
    });
    socket.write(bytes);
  });

const post = (path: string, type: string, length: number | null, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: parsewell\r\nContent-Type: ${type}\r\n${length === null ? '' : `Content-Length: ${length}\r\n`}${more}\r\n`;

const latest = (heard: readonly Heard[]): number => Math.max(...heard.map(({ closedMs }) => closedMs));

const json = 'application/json';
const nested = `${'['.repeat(200)}${']'.repeat(200)}`;

export const hostileConnections: Scenario = {
  id: 'R17',
  what: 'slow, idle and malformed connections are cut off early and cost little',
  how: '300 connections that drip headers, 100 slow bodies, 1,000 idle ones; 20 kB of headers, 10 MB of JSON, JSON 200 levels deep, two lengths at once; a user uploads meanwhile',
  run: () =>
    withCluster({}, async ({ people }, server) => {
      const [person] = await people(1, 'premium');
      if (person === undefined) throw new Error('there is a user');
      for (let warm = 0; warm < 10; warm += 1) await person.upload(smallResume());
      const port = Number(new URL(server.address).port);
      const before = residentMb(server.pid());
      const sockets = new Set<Socket>();
      const many = (count: number, bytes: string, drip = ''): Promise<Heard>[] =>
        Array.from({ length: count }, () => speak(port, bytes, sockets, drip));
      const headers = many(300, 'GET /api/me HTTP/1.1\r\nHost: parsewell\r\n', 'X-A: b\r\n');
      const bodies = many(100, post('/api/contact', json, 5_000), 'x');
      const idle = many(1_000, '');
      const over = new AbortController();
      const times: number[] = [];
      const statuses: number[] = [];
      const asking = (async () => {
        while (!over.signal.aborted) {
          const from = performance.now();
          statuses.push((await person.get('/api/me')).status);
          times.push(performance.now() - from);
          await sleep(100);
        }
      })();
      const [closedHeaders, closedBodies, closedIdle] = await Promise.all([
        Promise.all(headers),
        Promise.all(bodies),
        Promise.all(idle),
      ]);
      const malformed = await Promise.all([
        speak(port, `GET / HTTP/1.1\r\nHost: parsewell\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, sockets),
        speak(port, `${post('/api/contact', json, 10_000_000)}{"a":"${'x'.repeat(100_000)}`, sockets),
        speak(port, `${post('/api/contact', json, nested.length, 'Connection: close\r\n')}${nested}`, sockets),
        speak(port, `${post('/api/contact', json, 5, 'Transfer-Encoding: chunked\r\n')}0\r\n\r\n`, sockets),
      ]);
      over.abort();
      await asking;
      const grownMb = residentMb(server.pid()) - before;
      const [longHeader, largeBody, deep, twoLengths] = malformed.map(({ status }) => status);
      return finding(
        {
          'headers cut off': latest(closedHeaders) < 15_000,
          'bodies cut off': latest(closedBodies) < 65_000,
          'idle ones closed': latest(closedIdle) < 65_000,
          '431, 413, 400, 400': [longHeader, largeBody, deep, twoLengths].join() === '431,413,400,400',
          'others served': statuses.every((status) => status === 200) && quantile(times, 0.95) < slowedDown(100),
          'less than 50 MB more': grownMb < 50,
        },
        `closed: headers after ${seconds(latest(closedHeaders))}, bodies after ${seconds(latest(closedBodies))} (${counted(closedBodies.map(({ status }) => status))}), idle ones after ${seconds(latest(closedIdle))}; malformed: ${malformed.map(({ status }) => status).join(', ')}; /api/me p95 ${quantile(times, 0.95).toFixed(0)} ms; ${grownMb.toFixed(0)} MB more`,
      );
    }),
};
