import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openings } from '#content/company/openings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { clamdAt } from './clamd.ts';

/** The virus signature of this test; a made-up word, so that a real scanner on this machine ignores it. */
const bad = 'SEEMS-TO-BE-A-VIRUS';

/** Parses an INSTREAM as clamd does: the command, then length-prefixed chunks up to an empty one. */
const fileIn = (sent: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (!sent.subarray(0, command.length).equals(Buffer.from(command))) return null;
  const chunks: Buffer[] = [];
  let at = command.length;
  while (sent.length >= at + 4) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

let scanner: Server;
let address: string;
let seen: Buffer[] = [];
/** Null: what clamd would answer. */
let otherAnswer: string | null = null;
beforeAll(async () => {
  scanner = createServer((socket: Socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // Only the end of the stream has a zero as its last byte.
      const file = chunk.at(-1) === 0 ? fileIn(Buffer.concat(chunks)) : null;
      if (file === null) return;
      seen.push(file);
      socket.end(otherAnswer ?? (file.includes(bad) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0'));
    });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const bound = scanner.address();
  address = `127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
});
afterEach(() => {
  [seen, otherAnswer] = [[], null];
});
afterAll(() => new Promise((resolve) => void scanner.close(resolve)));

/** A port where nothing listens. */
const nowhere = '127.0.0.1:1';
const pdf = (text: string) => ({ name: 'resume.pdf', bytes: Buffer.from(`%PDF-1.7 ${text}`) });

describe('a scanner that speaks the protocol of clamd', () => {
  it('gets the whole file, of any size, and returns what it found', async () => {
    const scan = clamdAt(address);
    const large = Buffer.alloc(5 * 1024 * 1024, 'x');
    expect(await scan(large)).toBeNull();
    expect(seen[0]?.equals(large)).toBe(true);
    expect(await scan(Buffer.concat([large, Buffer.from(bad)]))).toBe('Test-Signature');
    expect(await scan(Buffer.alloc(0))).toBeNull();
  });

  it.each([
    ['trouble of its own', 'INSTREAM size limit exceeded. ERROR\0', /it answered: INSTREAM size limit/],
    ['nothing', '', /it gave no answer/],
    ['too much', 'x'.repeat(10_000), /it says too much|it answered/],
  ])('is not trusted when it responds with %s', async (_, answer, reason) => {
    otherAnswer = answer;
    await expect(clamdAt(address)(Buffer.from('x'))).rejects.toThrow(reason);
  });
});

const withApp = async (environment: Record<string, string>, work: (server: TestApp) => Promise<void>) => {
  const server = await startTestApp({ environment });
  try {
    await work(server);
  } finally {
    await server.close();
  }
};
const rowsIn = async ({ db }: TestApp, table: 'analyses' | 'applications') =>
  (await db.$client.query(table === 'analyses' ? 'SELECT 1 FROM analyses' : 'SELECT 1 FROM applications')).rowCount;

describe('U12: with a configured scanner', () => {
  it('U12: an infected file is refused, neither parsed nor stored, and uses no scan', () =>
    withApp({ CLAMD_ADDRESS: address }, async (server) => {
      const person = await server.signedIn('infected');
      const refused = await person.upload(pdf(bad));
      expect(refused).toMatchObject({ status: 422, body: { message: 'The selected file contains a virus' } });
      expect(server.parsed).toEqual([]);
      expect(await rowsIn(server, 'analyses')).toBe(0);
      expect((await person.upload(pdf('fine'))).status).toBe(200);
      await server.journal.flush();
      const { rows } = await server.db.$client.query(`SELECT 1 FROM journal WHERE kind = 'virus-found'`);
      expect(rows).toHaveLength(1);
    }));

  it('U12: an infected file of an applicant is refused', () =>
    withApp({ CLAMD_ADDRESS: address }, async (server) => {
      const typed = {
        opening: openings[0]?.id ?? '',
        name: 'Somebody',
        email: 'somebody@example.org',
        letter: 'I would like to work for you.',
      };
      const send = (text: string) => server.visitor().upload(pdf(text), typed, {}, '/api/careers/apply');
      const refused = await send(bad);
      expect(refused).toMatchObject({ status: 422, body: { message: 'The selected file contains a virus' } });
      expect(await rowsIn(server, 'applications')).toBe(0);
      expect((await send('fine')).status).toBe(200);
      expect(await rowsIn(server, 'applications')).toBe(1);
    }));

  it('U12: while it is unavailable, files are accepted and operators informed, or refused if scanning is required', async () => {
    await withApp({ CLAMD_ADDRESS: nowhere }, async (server) => {
      expect((await (await server.signedIn('lucky')).upload(pdf('x'))).status).toBe(200);
      await server.journal.flush();
      const { rows } = await server.db.$client.query(`SELECT message FROM journal WHERE level = 'error'`);
      expect(rows).toEqual([{ message: expect.stringContaining('the virus scanner gave no answer') }]);
    });
    await withApp({ CLAMD_ADDRESS: nowhere, CLAMD_REQUIRED: '1' }, async (server) => {
      const answer = await (await server.signedIn('waiting')).upload(pdf('x'));
      expect(answer).toMatchObject({ status: 503, body: { code: 'busy', retryAfterSeconds: 30 } });
      expect(await rowsIn(server, 'analyses')).toBe(0);
    });
  });
});
