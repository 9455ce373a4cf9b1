import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { analyses, uploads } from '../db/schema.ts';
import { cleanUp, key, onSharedServer, run } from '../testing/programs.ts';
import { startTestApp } from '../testing/test-app.ts';

afterEach(cleanUp);

const golden = path.join(import.meta.dirname, '..', '..', 'corpus', 'two-columns-pdf', 'resume.pdf');
const resume = { name: 'resume.pdf', bytes: fs.readFileSync(golden) };
const patience = { timeout: 80_000, interval: 100 };
const DATA_KEYS = key('k1', 7);

describe('a worker', { timeout: 120_000 }, () => {
  it('R1: reads what servers store; when it is killed, another one reads the rest', async () => {
    const shared = await onSharedServer();
    const server = await startTestApp({ database: connect(shared.DATABASE_URL), readsAtOnce: 0, waitMs: 50 });
    try {
      const person = await server.subscriber('patient');
      person.followsQueue = false;
      for (let count = 0; count < 6; count += 1) expect((await person.upload(resume)).status).toBe(202);

      const [first, second] = [1, 2].map(() => () => run({ ...shared, DATA_KEYS }, { script: 'boot/worker.ts' }));
      const dying = first?.();
      await expect.poll(() => server.db.$count(analyses), patience).toBeGreaterThan(0);
      dying?.child.kill('SIGKILL');
      const other = second?.();
      await expect.poll(() => server.db.$count(analyses), patience).toBe(6);
      expect(await server.db.$count(uploads)).toBe(0);
      expect(other?.said()).toContain("Parsewell's worker is ready");
      expect(await other?.stop()).toBe(0);
    } finally {
      await server.close();
    }
  });

  it('does not start with other keys than those of the servers', async () => {
    const shared = await onSharedServer();
    const server = await startTestApp({ database: connect(shared.DATABASE_URL) });
    await server.signedIn('anybody').then((person) => person.upload(resume));
    await server.close();
    const worker = run({ ...shared, DATA_KEYS: key('other', 9) }, { script: 'boot/worker.ts' });
    expect(await worker.ended).toBe(1);
    expect(worker.said()).toMatch(/^The worker did not start\./);
  });
});
