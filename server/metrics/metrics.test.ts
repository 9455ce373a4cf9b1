import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleResult } from '../testing/analysis-result.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let app: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  app = await startTestApp();
  metrics = createMetrics({ db: app.db, dataDir: tmpdir(), clock: app.services.clock });
});
afterAll(() => app.close());

/** The current value of a metric; undefined without one. */
const figure = async (name: string): Promise<number | undefined> => {
  const line = (await metrics.read()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

describe('the metrics', () => {
  it('count the jobs of the parser by outcome, and those that are running', async () => {
    const { promise: held, resolve: deleteDepartedCustomers } = Promise.withResolvers<void>();
    const parser = metrics.counting({
      ...app.services.parser,
      parse: async ({ id, filename }) => {
        await held;
        return { is: 'result', result: sampleResult({ id, filename }) };
      },
      draw: async () => ({ is: 'too-slow' }),
    });
    const job = parser.parse({ person: 'a', id: '1', bytes: new Uint8Array(), filename: 'a.pdf', today: '2026-01-01' });
    expect(await figure('parsewell_parser_jobs_open')).toBe(1);
    deleteDepartedCustomers();
    await job;
    await parser.draw({ person: 'a', bytes: new Uint8Array(), page: 1 });
    expect(await figure('parsewell_parser_jobs_open')).toBe(0);
    expect(await figure('parsewell_parser_jobs_total{kind="analyze",outcome="result"}')).toBe(1);
    expect(await figure('parsewell_parser_jobs_total{kind="draw",outcome="too-slow"}')).toBe(1);
  });

  it('report how much is overdue for deletion, and for how long', async () => {
    expect(await figure('parsewell_deletions{figure="waiting"}')).toBe(0);
    const person = await app.signedIn('overdue');
    await person.upload({ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7 x') });
    app.pass(30 * 24 * 3600 + 3600);
    // The resume, and the link of the email that confirmed the address.
    expect(await figure('parsewell_deletions{figure="waiting"}')).toBe(2);
    expect(await figure('parsewell_deletions{figure="oldest_seconds"}')).toBeGreaterThanOrEqual(3600);
  });

  it('are listed with their meaning in the operator manual', async () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const names = (await metrics.read()).matchAll(/^# HELP (parsewell_\w+)/gm);
    for (const [, name] of names) expect(manual).toContain(`\`${name}\``);
  });
});
