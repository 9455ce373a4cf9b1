import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { hangingPage } from '../testing/hanging-page.ts';
import { createUnframer, frame } from './frames.ts';
import type { ParseJob, Parser } from './parser.ts';
import { maxPictureBytes } from './picture-of.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { withoutNetwork } from './without-network.ts';
import { startWorker, defaultBounds, type Worker } from './worker.ts';

const script = join(import.meta.dirname, '..', 'testing', 'faulty-child.ts');
const bounds = { ...defaultBounds, wallMs: 1_500, cpuSeconds: 15, residentBytes: 300 * 1024 * 1024 };

let pool: Parser | null = null;
const started: Worker[] = [];
afterEach(async () => {
  await pool?.close();
  started.length = 0;
});

const open = (options: Partial<PoolOptions> = {}, over: Partial<typeof bounds> = {}): Parser => {
  const start = (): Worker => {
    const worker = startWorker({ ...bounds, ...over }, script);
    started.push(worker);
    return worker;
  };
  pool = createPool({ processes: 1, start, ...options });
  return pool;
};
const job = (filename: string): ParseJob => ({
  person: 'somebody',
  id: `id of ${filename}`,
  filename,
  bytes: Buffer.from('%PDF'),
  today: '2026-11-21',
});

describe('a document that', () => {
  it.each([
    ['spins forever', 'hang.pdf', 'too-slow', {}],
    ['never answers', 'wait.pdf', 'too-slow', {}],
    ['burns too much processor time', 'hang.pdf', 'too-slow', { wallMs: 15_000, cpuSeconds: 0.5 }],
    ['ends the process', 'exit.pdf', 'crashed', {}],
    ['fills buffers', 'buffers.pdf', 'too-large', { wallMs: 15_000 }],
    ['fills the heap', 'heap.pdf', expect.stringMatching(/too-large|crashed/), { wallMs: 15_000 }],
    ['floods the answer', 'flood.pdf', 'too-large', {}],
    ['writes garbage', 'garbage.pdf', 'too-large', {}],
    ['answers in a wrong shape', 'wrong-shape.pdf', 'too-large', {}],
  ])('R3: %s affects only its own process', async (_what, filename, outcome, over) => {
    const parser = open({}, over);
    expect(await parser.parse(job('good.pdf'))).toMatchObject({ is: 'result' });
    const before = process.memoryUsage().rss;
    expect(await parser.parse(job(filename))).toMatchObject({ is: outcome });
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    expect(await parser.parse(job('next.pdf'))).toMatchObject({ is: 'result', result: { filename: 'next.pdf' } });
    expect(started.length).toBe(2);
  });

  it('U13: tries to break out is denied everything and finds no secrets in its environment', async () => {
    const outcome = await open().parse(job('break-out.pdf'));
    if (outcome.is !== 'result') throw new Error(outcome.is);
    const network = outcome.result.matchedKeywords.at(-1);
    expect(outcome.result.matchedKeywords).toEqual(['', '', '', '', '', '', '', network]);
    // No address at all, not even that of this machine; where the system does not allow that, the security page says so.
    expect(network === '').toBe(withoutNetwork().length > 0);
  });
});

describe('the pool', () => {
  it('R2: replaces a process that was killed while working', async () => {
    const parser = open({}, { wallMs: 15_000 });
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
    const parser = open(options);
    for (const n of [1, 2]) expect(await parser.parse(job(`${n}.pdf`))).toMatchObject({ is: 'result' });
    const [first, second] = started;
    expect([first?.isAlive, started.length]).toEqual([true, 2]);
    await expect.poll(() => first?.isAlive, { timeout: 10_000 }).toBe(false);
    expect(second?.isAlive).toBe(true);
    expect(await parser.parse(job('3.pdf'))).toMatchObject({ is: 'result' });
    expect(second?.documents).toBe(1);
  });

  it('replaces a process before the system ends it for the processor time of its life, so that no file suffers', async () => {
    const start = (): Worker => {
      const worker = startWorker({ ...bounds, cpuSeconds: 0.7, wallMs: 15_000 }, script, 2);
      started.push(worker);
      return worker;
    };
    const parser = open({ start });
    for (let n = 1; n <= 8; n += 1) expect(await parser.parse(job('work.pdf'))).toMatchObject({ is: 'result' });
    expect(started.length).toBeGreaterThan(1);
  });

  it('keeps a process whose successor does not start', async () => {
    const start = (): Worker => {
      const worker = startWorker(
        bounds,
        started.length === 0 ? script : join(import.meta.dirname, 'no-such-script.ts'),
      );
      started.push(worker);
      return worker;
    };
    const parser = open({ documentsEach: 1, start });
    for (const n of [1, 2, 3]) {
      expect(await parser.parse(job(`${n}.pdf`))).toMatchObject({ is: 'result' });
      await started.at(-1)?.ready;
    }
    expect(started[0]?.documents).toBe(3);
  });

  it('returns the right result to each of many concurrent jobs', async () => {
    const parser = open({ processes: 2 });
    const names = Array.from({ length: 15 }, (_, n) => `${n}.pdf`);
    const outcomes = await Promise.all(names.map((name) => parser.parse(job(name))));
    expect(outcomes.map((outcome) => (outcome.is === 'result' ? outcome.result.filename : outcome.is))).toEqual(names);
    expect(started.length).toBe(2);
  });

  it('R5: has a short queue with a time limit for everything but uploads, which wait as long as needed', async () => {
    const parser = open({ queueLength: 3, queueMs: 300 });
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
    const parser = open({ start });
    expect(await parser.parse(job('a.pdf'))).toMatchObject({ is: 'busy' });
    expect(starts).toBeLessThan(3);
  });

  it('ends all processes when it is closed', async () => {
    const parser = open({}, { wallMs: 15_000 });
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
    pool = createPool({ processes: 1 });
    const outcome = await pool.parse({ ...job('letter.pdf'), bytes: Buffer.from('%PDF-1.7\nnothing in it') });
    expect(outcome).toMatchObject({
      is: 'unreadable',
      failure: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
  });

  it('returns a result for an empty file, and again', async () => {
    pool = createPool({ processes: 1 });
    for (const round of [1, 2]) {
      const outcome = await pool.parse({ ...job(`${round}.docx`), bytes: Buffer.alloc(0) });
      expect(outcome).toMatchObject({ is: 'unreadable', failure: { code: 'empty-file' } });
    }
  });
});

/** A page of noise that does not compress. */
const noisyPdf = (): Uint8Array => {
  const [width, height] = [600, 776];
  let grain = 1;
  const grains = Array.from({ length: width * height * 3 }, () => {
    grain = (grain * 48_271) % 2_147_483_647;
    return String.fromCodePoint(grain % 256);
  }).join('');
  const image = `BI /W ${width} /H ${height} /CS /RGB /BPC 8 ID ${grains} EI`;
  return buildPdf({ pages: [{ content: `q 612 0 0 792 0 0 cm ${image} Q` }] });
};

describe('a drawing', () => {
  it('is stopped after a fraction of the time that reading a document may take', async () => {
    const parser = open({}, { wallMs: 20_000, drawing: { wallMs: 20_000, cpuSeconds: 0.3 } });
    expect(await parser.draw({ person: 'somebody', bytes: Buffer.from('%PDF'), page: hangingPage })).toEqual({
      is: 'too-slow',
    });
    expect(await parser.parse(job('next.pdf'))).toMatchObject({ is: 'result' });
    expect(defaultBounds.drawing.cpuSeconds).toBeLessThanOrEqual(2);
  });

  it('of a page of photographs is scaled down until it fits a response', async () => {
    pool = createPool({ processes: 1 });
    const outcome = await pool.draw({ person: 'somebody', bytes: noisyPdf(), page: 1 });
    if (outcome.is !== 'picture' || outcome.png === null) throw new Error(outcome.is);
    expect(outcome.png.length).toBeLessThan(maxPictureBytes);
    expect(outcome.png.readUInt32BE(16)).toBeLessThan(918);
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
