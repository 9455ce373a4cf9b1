import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowdown } from '../../testing/slowdown.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUploadRoom, type Stay, type UploadRoom } from './upload-room.ts';

/** Somebody in the room, with a way to end the stay. */
const guestOf = (room: UploadRoom, owner: string, waitsUntilMs = Infinity): Stay & { leave: () => void } => {
  const raw = new EventEmitter();
  const reply = Object.assign(Object.create(null), { raw, request: { waitsUntilMs } });
  const stay = room.enter(owner, reply satisfies Pick<FastifyReply, 'raw'>);
  return { ...stay, leave: () => void raw.emit('close') };
};

/** Whether it is settled without anybody else doing anything. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  let done = false;
  work.then(() => (done = true)).catch(() => undefined);
  await sleep(0);
  return done;
};

describe('the room for uploads', () => {
  it('R5: is taken by what arrives; when it is full, the oldest upload goes on and the others wait', async () => {
    const room = createUploadRoom(1_000);
    const [oldest, ...others] = ['a', 'b', 'c', 'd'].map((owner) => guestOf(room, owner));
    for (const guest of [oldest, ...others]) await guest?.take(250);

    const waiting = others[0]?.take(10) ?? Promise.resolve();
    expect(await isDone(waiting)).toBe(false);
    await oldest?.take(100);
    expect(await isDone(waiting)).toBe(false);
    oldest?.leave();
    await waiting;
  });

  it('R5: gives one person at most a quarter, however many uploads they send', async () => {
    const room = createUploadRoom(1_000);
    const [first, second] = [guestOf(room, 'greedy'), guestOf(room, 'greedy')];
    await first.take(240);
    const waiting = second.take(20);
    expect(await isDone(waiting)).toBe(false);
    await guestOf(room, 'somebody else').take(500);
    await first.take(20);
    first.leave();
    await waiting;
  });

  it('R5: reports that the server is busy when no room comes free', async () => {
    const room = createUploadRoom(1_000, 20);
    await guestOf(room, 'a').take(990);
    await expect(guestOf(room, 'b').take(20)).rejects.toMatchObject({
      code: 'busy',
      details: { retryAfterSeconds: 5 },
    });
  });

  it('R5: reports that the server is busy after the longest wait, although others leave', async () => {
    const room = createUploadRoom(1_000);
    const [oldest, leaving] = [guestOf(room, 'a'), guestOf(room, 'b')];
    await oldest.take(980);
    const waiting = guestOf(room, 'c', performance.now() + 50).take(30);
    leaving.leave();
    await expect(waiting).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 5 } });
  });

  it('R5: forgets uploads whose connection is gone', async () => {
    const room = createUploadRoom(1_000);
    const gone = guestOf(room, 'a');
    await gone.take(900);
    gone.leave();
    await gone.take(900);
    await guestOf(room, 'b').take(250);
    await guestOf(room, 'c').take(250);
    expect(await isDone(guestOf(room, 'd').take(250))).toBe(true);
  });
});

const megabyte = 1_000_000;
let server: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestApp({ maxUploadBytes: 6 * megabyte });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Sends most of a form with a large file, and then nothing more. */
const sendMost = async (cookie: string): Promise<void> => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).resume();
  const head = `--x\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n`;
  socket.write(
    `POST /api/analyze HTTP/1.1\r\nHost: parsewell\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${5 * megabyte}\r\nCookie: ${cookie}\r\n\r\n${head}`,
  );
  await new Promise((resolve) => socket.write(Buffer.alloc(3 * megabyte), resolve));
};

describe('somebody who fills their share of the room', () => {
  it('R5: delays nobody else', async () => {
    const [greedy, other] = [await server.subscriber('greedy'), await server.subscriber('other')];
    void sendMost(greedy.cookie);
    void sendMost(greedy.cookie);
    await sleep(300);
    const from = performance.now();
    const answer = await other.upload({ name: 'resume.pdf', bytes: Buffer.alloc(megabyte, '%PDF-1.7\n') });
    expect(answer.status).toBe(200);
    expect(performance.now() - from).toBeLessThan(2_000 * slowdown());
  });
});
