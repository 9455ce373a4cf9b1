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
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { memoryEnvironment } from '#processes/bounds.ts';
import { hangingPage } from '../testing/hanging-page.ts';
import { maxPictureBytes } from './picture-of.ts';
import { withoutNetwork } from './without-network.ts';
import { defaultBounds, startWorker } from './worker.ts';

afterEach(closeFaultyPool);

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
    const parser = openFaultyPool({}, over);
    expect(await parser.parse(job('good.pdf'))).toMatchObject({ is: 'result' });
    const before = process.memoryUsage().rss;
    expect(await parser.parse(job(filename))).toMatchObject({ is: outcome });
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    expect(await parser.parse(job('next.pdf'))).toMatchObject({ is: 'result', result: { filename: 'next.pdf' } });
    expect(started.length).toBe(2);
  });

  it('U13: tries to break out is denied everything and finds no secrets in its environment', async () => {
    const outcome = await openFaultyPool().parse(job('break-out.pdf'));
    if (outcome.is !== 'result') throw new Error(outcome.is);
    const network = outcome.result.matchedKeywords.at(-1);
    expect(outcome.result.matchedKeywords).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
      Object.keys(memoryEnvironment).toSorted().join(),
      network,
    ]);
    // No address at all, not even that of this machine; where the system does not allow that, the security page says so.
    expect(network === '').toBe(withoutNetwork().length > 0);
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
    const parser = openFaultyPool({}, { wallMs: 20_000, drawing: { wallMs: 20_000, cpuSeconds: 0.3 } });
    expect(await parser.draw({ person: 'somebody', bytes: Buffer.from('%PDF'), page: hangingPage })).toEqual({
      is: 'too-slow',
    });
    expect(await parser.parse(job('next.pdf'))).toMatchObject({ is: 'result' });
    expect(defaultBounds.drawing.cpuSeconds).toBeLessThanOrEqual(2);
  });

  it('of a page of photographs is scaled down until it fits a response', async () => {
    const pool = openRealPool();
    const outcome = await pool.draw({ person: 'somebody', bytes: noisyPdf(), page: 1 });
    if (outcome.is !== 'picture' || outcome.png === null) throw new Error(outcome.is);
    expect(outcome.png.length).toBeLessThan(maxPictureBytes);
    expect(outcome.png.readUInt32BE(16)).toBeLessThan(918);
  });
});

describe('the pool', () => {
  it('replaces a process before the system ends it for the processor time of its life, so that no file suffers', async () => {
    const parser = openFaultyPool({
      start: () => noted(startWorker({ ...bounds, cpuSeconds: 0.7, wallMs: 15_000 }, script, 2)),
    });
    for (let n = 1; n <= 8; n += 1) expect(await parser.parse(job('work.pdf'))).toMatchObject({ is: 'result' });
    expect(started.length).toBeGreaterThan(1);
  });
});
