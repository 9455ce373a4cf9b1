import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  bounds,
  closeFaultyPool,
  job,
  noted,
  openFaultyPool,
  openRealPool,
  script,
  started,
} from '../testing/faulty-pool.ts';
import { createUnframer, frame } from './frames.ts';
import { defaultBounds, startWorker, type Worker } from './worker.ts';

afterEach(closeFaultyPool);

describe('the pool', () => {
  it('R2: replaces a process that was killed while working', async () => {
    const parser = openFaultyPool({}, { wallMs: 15_000 });
    await parser.parse(job('warm.pdf'));
    const hanging = parser.parse(job('hang.pdf'));
    process.kill(started[0]?.pid ?? 0, 'SIGKILL');
    expect(await hanging).toEqual({ is: 'crashed' });
    expect(await parser.parse(job('next.pdf'))).toMatchObject({ is: 'result' });
  });

  it.each([
    ['after a number of documents', { documentsEach: 2 }],
    ['when it holds too much memory', { maxIdleBytes: 10 * 1024 * 1024 }],
  ])('replaces a process %s, as soon as its successor is ready', async (_when, options) => {
    const parser = openFaultyPool(options);
    for (const n of [1, 2]) expect(await parser.parse(job(`${n}.pdf`))).toMatchObject({ is: 'result' });
    const [first, second] = started;
    expect([first?.isAlive, started.length]).toEqual([true, 2]);
    await expect.poll(() => first?.isAlive, { timeout: 10_000 }).toBe(false);
    expect(second?.isAlive).toBe(true);
    expect(await parser.parse(job('3.pdf'))).toMatchObject({ is: 'result' });
    expect(second?.documents).toBe(1);
  });

  it('keeps a process whose successor does not start', async () => {
    const missing = join(import.meta.dirname, 'no-such-script.ts');
    const start = (): Worker => noted(startWorker(bounds, started.length === 0 ? script : missing));
    const parser = openFaultyPool({ documentsEach: 1, start });
    for (const n of [1, 2, 3]) {
      expect(await parser.parse(job(`${n}.pdf`))).toMatchObject({ is: 'result' });
      await started.at(-1)?.ready;
    }
    expect(started[0]?.documents).toBe(3);
  });

  it('returns the right result to each of many concurrent jobs', async () => {
    const parser = openFaultyPool({ processes: 2 });
    const names = Array.from({ length: 15 }, (_, n) => `${n}.pdf`);
    const outcomes = await Promise.all(names.map((name) => parser.parse(job(name))));
    expect(outcomes.map((outcome) => (outcome.is === 'result' ? outcome.result.filename : outcome.is))).toEqual(names);
    expect(started.length).toBe(2);
  });

  it('R5: has a short queue with a time limit for everything but uploads, which wait as long as needed', async () => {
    const parser = openFaultyPool({ queueLength: 3, queueMs: 300 });
    const working = parser.parse(job('wait.pdf'));
    const upload = parser.parse(job('a.pdf'));
    const draw = () => parser.draw({ person: 'somebody', bytes: Buffer.from('%PDF'), page: 1 });
    const [first, second, third] = [draw(), draw(), draw()];
    expect(await third).toEqual({ is: 'busy', retryAfterSeconds: 5 });
    expect(await first).toEqual({ is: 'busy', retryAfterSeconds: 5 });
    expect(await second).toEqual({ is: 'busy', retryAfterSeconds: 5 });
    expect(await working).toEqual({ is: 'too-slow' });
    expect(await upload).toMatchObject({ is: 'result' });
    expect(await draw()).toMatchObject({ is: 'picture' });
  });

  it("responds 'busy', without a restart loop, when its processes cannot start", async () => {
    let starts = 0;
    const start = (): Worker => {
      starts += 1;
      return startWorker(bounds, join(import.meta.dirname, 'no-such-script.ts'));
    };
    const parser = openFaultyPool({ start });
    expect(await parser.parse(job('a.pdf'))).toMatchObject({ is: 'busy' });
    expect(starts).toBeLessThan(3);
  });

  it('gives a process far longer to start than to read: one that is ended on a busy machine only starts again', () => {
    expect(defaultBounds.startMs).toBeGreaterThanOrEqual(5 * defaultBounds.wallMs);
  });

  it('ends all processes when it is closed', async () => {
    const parser = openFaultyPool({}, { wallMs: 15_000 });
    await parser.parse(job('warm.pdf'));
    const working = parser.parse(job('wait.pdf'));
    const queued = parser.parse(job('queued.pdf'));
    await parser.close();
    expect([await working, await queued]).toEqual([
      { is: 'busy', retryAfterSeconds: 5 },
      { is: 'busy', retryAfterSeconds: 5 },
    ]);
    expect(await parser.parse(job('late.pdf'))).toMatchObject({ is: 'busy' });
  });
});

describe('the real parsing process', () => {
  it('starts locked down and returns a result for a file that is no resume', async () => {
    const pool = openRealPool();
    const outcome = await pool.parse({ ...job('letter.pdf'), bytes: Buffer.from('%PDF-1.7\nnothing in it') });
    expect(outcome).toMatchObject({
      is: 'unreadable',
      failure: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
  });

  it('returns a result for an empty file, and again', async () => {
    const pool = openRealPool();
    for (const round of [1, 2]) {
      const outcome = await pool.parse({ ...job(`${round}.docx`), bytes: Buffer.alloc(0) });
      expect(outcome).toMatchObject({ is: 'unreadable', failure: { code: 'empty-file' } });
    }
  });
});

describe('frames', () => {
  it('are restored from any chunks of the pipe', () => {
    const messages = ['', 'a', 'b'.repeat(100_000), '{}'].map((text) => Buffer.from(text));
    const stream = Buffer.concat(messages.map((message) => frame(message)));
    for (const step of [1, 3, 4096, stream.length]) {
      const unframe = createUnframer(() => 200_000);
      const out: Buffer[] = [];
      for (let at = 0; at < stream.length; at += step) out.push(...unframe(stream.subarray(at, at + step)));
      expect(out.map(String)).toEqual(messages.map(String));
    }
  });

  it('are refused by their announced length, before they arrive', () => {
    expect(() => createUnframer(() => 1000)(Buffer.from([0xff, 0, 0, 0]))).toThrow('over the limit');
  });
});
