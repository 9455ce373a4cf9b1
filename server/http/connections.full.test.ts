import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get as httpGet } from 'node:http';
import { get as httpsGet, type RequestOptions } from 'node:https';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { openEmbeddedDatabase } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Parser } from '../parsing/parser.ts';
import { sampleResult } from '../testing/analysis-result.ts';
import { startTestApp } from '../testing/test-app.ts';

describe('a server that is closing', () => {
  it('does not wait for keep-alive connections', async () => {
    const server = await startTestApp();
    const agent = new Agent({ keepAlive: true });
    const keepAlive = await new Promise((resolve) => {
      httpGet(`${server.address}/livez`, { agent }, (response) =>
        response.resume().once('end', () => resolve(response.headers['keep-alive'])),
      );
    });
    // A proxy that keeps idle connections for a minute must close them first.
    expect(keepAlive).toBe('timeout=75');
    const from = performance.now();
    await server.close();
    expect(performance.now() - from).toBeLessThan(3_000);
    agent.destroy();
  });

  it('R6: finishes running requests, reports that it is shutting down, and accepts no new connections', async () => {
    const finished = Promise.withResolvers<null>();
    const begun = Promise.withResolvers<null>();
    const parser: Parser = {
      async parse(job) {
        begun.resolve(null);
        await finished.promise;
        return { is: 'result', result: sampleResult({ id: job.id }) };
      },
      draw: async () => ({ is: 'crashed' }),
      draft: async () => ({ is: 'crashed' }),
      posting: async () => ({ is: 'crashed' }),
      import: async () => ({ is: 'crashed' }),
      repair: async () => ({ is: 'crashed' }),
      whatIf: async () => ({ is: 'crashed' }),
      parseAgain: async () => ({ is: 'crashed' }),
      check: async () => ({ is: 'crashed' }),
      readBack: async () => ({ is: 'crashed' }),
      close: async () => undefined,
    };
    const server = await startTestApp({ parser });
    const client = await server.signedIn('patient');
    const slow = client.upload({ name: 'a.pdf', bytes: Buffer.from('%PDF') });
    await begun.promise;
    server.app.draining.isDraining = true;
    expect((await server.visitor().get('/readyz')).status).toBe(503);
    const closing = server.app.close();
    await expect(server.visitor().get('/livez')).rejects.toThrow('fetch failed');
    finished.resolve(null);
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await closing;
    await server.close();
  });
});

describe('a slow client', () => {
  it('R17: is cut off when its headers do not arrive', async () => {
    const server = await startTestApp({ times: { headersTimeout: 1_000, connectionsCheckingInterval: 200 } });
    const { port } = new URL(server.address);
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    const from = performance.now();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /livez HTTP/1.1\r\nhost: localhost\r\n');
    const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 100);
    await ended;
    clearInterval(drip);
    expect(performance.now() - from).toBeLessThan(4_000);
    await server.close();
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('built-in HTTPS', () => {
  it('W11: accepts TLS 1.3 and nothing older', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parsewell-tls-'));
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(' ');
    spawnSync('openssl', [...words, '-keyout', keyFile, '-out', certFile]);
    const tls = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
    const server = await startTestApp({ tls, environment: { PUBLIC_URL: 'https://localhost' } });
    const statusWith = (options: RequestOptions): Promise<unknown> =>
      new Promise((resolve) => {
        httpsGet(`${server.address}/livez`, { rejectUnauthorized: false, agent: false, ...options }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).once('error', (error) => resolve(error.message));
      });
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ maxVersion: 'TLSv1.2' })).toMatch(/protocol version/);
    await server.close();
    rmSync(folder, { recursive: true });
  });
});

describe('while the database is unavailable', () => {
  it(
    'R10: the API responds 503 with a time to retry, the process stays up, and requests succeed once it returns',
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parsewell-outage-'));
      const embedded = await openEmbeddedDatabase(join(folder, 'postgres'));
      await migrate(embedded.url);
      const server = await startTestApp({ database: connect(embedded.url) });
      const client = await server.signedIn('resilient');
      const postmaster = (): number =>
        Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

      process.kill(postmaster(), 'SIGKILL');
      const away = await client.get('/api/me');
      expect([200, 503]).toContain(away.status);
      expect((await client.get('/livez')).status).toBe(200);

      let status = 0;
      for (let round = 0; round < 100 && status !== 200; round += 1) {
        await sleep(100);
        ({ status } = await client.get('/api/me'));
      }
      expect(status).toBe(200);
      expect((await client.get('/readyz')).status).toBe(200);
      // The mail worker polls every few seconds, and logs that the database was unavailable.
      server.faults.splice(0);
      await server.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'R11: a database that does not respond delays requests by at most seven seconds, and they succeed once it does',
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parsewell-frozen-'));
      const embedded = await openEmbeddedDatabase(join(folder, 'postgres'));
      await migrate(embedded.url);
      const server = await startTestApp({ database: connect(embedded.url) });
      const client = await server.signedIn('patient');
      const [postmaster = ''] = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      const all = [postmaster, ...children].map(Number);

      for (const pid of all) process.kill(pid, 'SIGSTOP');
      const from = performance.now();
      // More than the pool has connections.
      const asked = await Promise.all(Array.from({ length: 40 }, () => client.get('/api/me')));
      const tookMs = performance.now() - from;
      expect((await client.get('/livez')).status).toBe(200);
      for (const pid of all) process.kill(pid, 'SIGCONT');

      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
      expect(asked.every(({ headers }) => headers.has('retry-after'))).toBe(true);
      expect(tookMs).toBeLessThan(9_000);
      await expect.poll(async () => (await client.get('/api/me')).status, { timeout: 10_000 }).toBe(200);
      server.faults.splice(0);
      await server.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  );

  it('R10: responds 503 with a time to retry within three seconds', async () => {
    const server = await startTestApp({ database: connect('postgres://nobody:x@127.0.0.1:1/none') });
    const from = performance.now();
    const client = server.visitor();
    client.cookie = 'sid=anything';
    const answer = await client.get('/api/me');
    expect(performance.now() - from).toBeLessThan(3_500);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfterSeconds: 5 } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/livez')).status).toBe(200);
    server.faults.splice(0);
    await server.close();
  });
});
