import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { slowdown } from '../testing/slowdown.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const resume = { name: 'resume.pdf', bytes: Buffer.alloc(3_000_000, '%PDF-1.7\n') };

let server: TestApp;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.close();
});

type Idle = { heard: () => string; closed: Promise<void>; socket: Socket };

/** Announces a body, sends five bytes of it and then nothing. */
const sendFiveBytes = (path: string, type: string, cookie = '', announcedBytes = 5.5 * 1024 * 1024): Idle => {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('error', () => undefined).on('data', (data) => (heard += data.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: parsewell\r\nContent-Type: ${type}\r\nContent-Length: ${announcedBytes}\r\n` +
      `Cookie: ${cookie}\r\n\r\n--x\r\n`,
  );
  return { heard: () => heard, closed: new Promise((resolve) => socket.once('close', () => resolve())), socket };
};

const multipart = 'multipart/form-data; boundary=x';

/** Uploads again and again, and returns the statuses and the longest time. */
const uploads = async (client: Client, times: number): Promise<{ statuses: number[]; longestMs: number }> => {
  const statuses: number[] = [];
  let longestMs = 0;
  for (let count = 0; count < times; count += 1) {
    const from = performance.now();
    statuses.push((await client.upload(resume)).status);
    longestMs = Math.max(longestMs, performance.now() - from);
    await sleep(50);
  }
  return { statuses, longestMs };
};

describe('bodies that are announced and do not come', () => {
  it('R17: take no room: everybody else is served while 37 connections announce 5.5 MB and send 5 bytes', async () => {
    server = await startTestApp();
    const victim = await server.subscriber('victim');
    for (let count = 0; count < 37; count += 1) sendFiveBytes('/api/careers/apply', multipart);
    await sleep(300);
    const { statuses, longestMs } = await uploads(victim, 5);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(longestMs).toBeLessThan(2_000 * slowdown());
  });

  it('R17: are cut off with a message, the form of a visitor, that of a user and a JSON body', async () => {
    server = await startTestApp({ pace: { windowMs: 500, minBytes: 1_000, maxMs: 60_000 } });
    const { cookie } = await server.subscriber('idle');
    const idle = [
      sendFiveBytes('/api/careers/apply', multipart),
      sendFiveBytes('/api/analyze', multipart, cookie),
      sendFiveBytes('/api/login', 'application/json', '', 50_000),
    ];
    await Promise.all(idle.map(({ closed }) => closed));
    for (const { heard } of idle) {
      expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
      expect(heard()).toContain('"code":"too-slow-to-send"');
    }
  });

  it('R17: are not read at all by a network that has sent too many forms', async () => {
    server = await startTestApp();
    for (let count = 0; count < 60; count += 1) await server.services.rateLimits.count('form-network', '127.0.0.1');
    const { heard } = sendFiveBytes('/api/careers/apply', multipart);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 429 [^]*"too-many-requests"/);
  });
});

/** The process stands still, as on a machine that is much too busy. */
const standStill = async (ms: number): Promise<void> =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it.each([
  ['steadily', 50, () => sleep(150)],
  ['while we stand still', 100, () => standStill(900)],
])('a body that arrives %s is read', async (_how, minBytes, wait) => {
  server = await startTestApp({ pace: { windowMs: 400, minBytes, maxMs: 60_000 } });
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  const body = JSON.stringify({ username: 'nobody', password: 'x'.repeat(200) });
  const pieces = body.match(/.{1,60}/g) ?? [];
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: parsewell\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    await wait();
    socket.write(piece);
    await sleep(20);
  }
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 401 /);
});

/** Sends so many bytes of a resume again and again, and returns what it hears until it is cut off. */
const drip = async (cookie: string, bytes: number, everyMs: number): Promise<string> => {
  const { heard, closed, socket } = sendFiveBytes('/api/analyze', multipart, cookie);
  socket.write('Content-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\n');
  const drops = setInterval(() => socket.write('x'.repeat(bytes)), everyMs);
  await closed;
  clearInterval(drops);
  return heard();
};

describe('an upload', () => {
  it('R17: that drips is cut off, although a little of it always arrives', async () => {
    server = await startTestApp({ pace: { windowMs: 500, minBytes: 10_000, maxMs: 600_000 } });
    const { cookie } = await server.subscriber('dripping');
    expect(await drip(cookie, 50, 100)).toContain('"code":"too-slow-to-send"');
  });

  it('R17: that takes longer than a minute is cut off with a message, however steadily it arrives', async () => {
    server = await startTestApp({ pace: { windowMs: 500, minBytes: 100, maxMs: 2_000 } });
    const { cookie } = await server.subscriber('steady');
    expect(await drip(cookie, 200, 50)).toContain('"code":"too-slow-to-send"');
  });

  it('R17: is not cut off while we do not read it, because too many others come at the same moment', async () => {
    server = await startTestApp({
      maxUploadBytes: 4_000_000,
      pace: { windowMs: 200, minBytes: 1_000, maxMs: 1_000 },
    });
    const raw = new EventEmitter();
    await server.app.uploadRoom
      .enter('all the others', Object.assign(Object.create(null), { raw, request: { waitsUntilMs: Infinity } }))
      .take(4_000_000);
    const patient = await server.subscriber('patient');
    const answer = patient.upload(resume);
    await sleep(3_000);
    raw.emit('close');
    expect((await answer).status).toBe(200);
  });
});

/** Announces a body that does not come, and returns what it hears until the connection is closed. */
const announceBody = async (line: string, type: string): Promise<string> => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk)).on('error', () => undefined);
  socket.write(`${line} HTTP/1.1\r\nHost: parsewell\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`);
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
};

describe('a connection whose body nobody waits for', () => {
  it.for([
    ['POST /api/analyze', multipart, 401],
    ['POST /api/login', 'text/plain', 415],
    ['POST /nowhere', 'application/json', 408],
    ['GET /livez', 'application/json', 200],
    ['GET /%zz', 'application/json', 400],
  ] as const)('R17: is closed after the answer: %s', async ([line, type, status]) => {
    server = await startTestApp({ pace: { windowMs: 300, minBytes: 1_000, maxMs: 60_000 } });
    expect(await announceBody(line, type)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

it('R5: an upload for which no room comes free is told so', async () => {
  server = await startTestApp({ maxUploadBytes: 4_000_000, uploadWaitMs: 1_000 });
  const others = Object.assign(Object.create(null), { raw: new EventEmitter(), request: { waitsUntilMs: Infinity } });
  await server.app.uploadRoom.enter('all the others', others).take(4_000_000);
  const late = await server.subscriber('latecomer');
  const answer = await late.upload(resume);
  expect([answer.status, answer.body['code'], answer.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
});
