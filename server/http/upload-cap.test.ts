import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParseOutcome } from '../parsing/parser.ts';
import { sampleResult } from '../testing/analysis-result.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let finish: (() => void)[] = [];
beforeAll(async () => {
  server = await startTestApp({
    maxUploadBytes: 50_000,
    parser: {
      parse: ({ id, filename }) =>
        new Promise<ParseOutcome>((answer) => {
          finish.push(() => answer({ is: 'result', result: sampleResult({ id, filename }) }));
        }),
      draw: async () => ({ is: 'crashed' }),
      whatIf: async () => ({ is: 'crashed' }),
      close: async () => undefined,
    },
  });
});
afterAll(() => server.close());

const fileOf = (bytes: number) => ({ name: 'resume.pdf', bytes: Buffer.alloc(bytes, '%PDF-1.7\n') });

describe('the cap on in-flight uploads', () => {
  it('R5: refuses uploads beyond the cap with a time to retry, and accepts them then', async () => {
    const [first, second] = [await server.subscriber('first'), await server.subscriber('second')];
    const running = first.upload(fileOf(30_000));
    await expect.poll(() => finish.length).toBe(1);

    const refused = await second.upload(fileOf(30_000));
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(refused.headers.get('retry-after')).toBe('5');

    const small = second.upload(fileOf(1_000));
    await expect.poll(() => finish.length).toBe(2);
    for (const one of finish) one();
    expect([(await running).status, (await small).status]).toEqual([200, 200]);

    // Their bytes are released once the responses have been sent.
    expect((await first.get('/api/me')).status).toBe(200);

    finish = [];
    const later = second.upload(fileOf(30_000));
    await expect.poll(() => finish.length).toBe(1);
    for (const one of finish) one();
    expect((await later).status).toBe(200);
  });
});
