import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/product/limits.ts';
import { draftWith } from '#contract/draft/testing/drafts.ts';
import { ApiError, unreachable } from '../../../data/http/api-error.ts';
import { createLiveCheck, type Report } from './live-check.ts';

const reportOf = (ats: number): Report => ({
  before: null,
  after: { ats, keyword: 0, format: 0, job: null },
  refusal: null,
  fixes: [],
  keywords: { matched: [], missing: [], withheld: 0 },
  requirements: [],
  questions: [],
});

/** Answers each check after so many milliseconds, with the number of the check as score or with an error. */
const started = (delays: readonly number[] = [], errors: readonly (Error | null)[] = []) => {
  const asked: string[] = [];
  const check = createLiveCheck({
    send: async ({ document }) => {
      const number = asked.length;
      asked.push(document.name);
      await new Promise<void>((done) => void setTimeout(done, delays[number] ?? 10));
      const error = errors[number] ?? null;
      if (error !== null) throw error;
      return reportOf(number);
    },
  });
  const write = (name: string): void => check.changed({ document: draftWith({ name }), design: 'template-1' });
  return { check, asked, write };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('checking while somebody types', () => {
  it('asks at once, one at a time, and then for the newest text', async () => {
    const { check, asked, write } = started([10, 50]);
    write('M');
    await vi.advanceTimersByTimeAsync(20);
    expect(check.state.get()).toMatchObject({ isBehind: false, latest: { report: { after: { ats: 0 } } } });
    write('Ma');
    await vi.advanceTimersByTimeAsync(10);
    write('Mar');
    write('Mare');
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['M', 'Ma']);
    expect(check.state.get()).toMatchObject({ isBehind: true, latest: { report: { after: { ats: 0 } } } });
    await vi.advanceTimersByTimeAsync(35);
    expect(check.state.get()).toMatchObject({ isBehind: true, latest: { document: { name: 'Ma' } } });
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toEqual(['M', 'Ma', 'Mare']);
    expect(check.state.get()).toMatchObject({ isBehind: false, latest: { document: { name: 'Mare' } } });
  });

  it('checks what was typed while an older check failed or did not come back', async () => {
    const { check, asked, write } = started([10, 600_000, 10], [unreachable()]);
    write('M');
    await vi.advanceTimersByTimeAsync(5);
    write('Ma');
    await vi.advanceTimersByTimeAsync(20);
    expect(check.state.get()).toMatchObject({ isBehind: true, error: null });
    write('Mar');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(asked).toEqual(['M', 'Ma', 'Mar']);
    expect(check.state.get()).toMatchObject({ isBehind: false, error: null, latest: { document: { name: 'Mar' } } });
  });

  it('stays below the limit of a minute when somebody types for ten minutes without a pause', async () => {
    const times: number[] = [];
    const check = createLiveCheck({
      send: async () => {
        times.push(Date.now());
        await new Promise<void>((done) => void setTimeout(done, 20));
        return reportOf(0);
      },
    });
    const keyMs = 40;
    for (let key = 0; key < (10 * 60_000) / keyMs; key += 1) {
      check.changed({ document: draftWith({ name: `${key}` }), design: 'template-1' });
      await vi.advanceTimersByTimeAsync(keyMs);
    }
    const busiest = Math.max(
      ...times.map((from) => times.filter((time) => time >= from && time < from + 60_000).length),
    );
    expect(busiest).toBeGreaterThan(limits.workspaceChecksPerMinute * 0.8);
    expect(busiest).toBeLessThan(limits.workspaceChecksPerMinute);
    expect(check.state.get().error).toBeNull();
  });

  it('never waits without end', async () => {
    const { check, write } = started([600_000, 10]);
    write('M');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(check.state.get().isBehind).toBe(false);
    expect(check.state.get().error).not.toBeNull();
    check.retry();
    await vi.advanceTimersByTimeAsync(20);
    expect(check.state.get()).toMatchObject({ error: null, latest: { document: { name: 'M' } } });
  });

  it('asks a busy server again, and reports a broken connection at once', async () => {
    const busy = new ApiError(503, { code: 'busy', message: '', retryAfterSeconds: 2 });
    const superseded = new ApiError(409, { code: 'superseded', message: '' });
    const { check, asked, write } = started([], [busy, superseded, null, unreachable()]);
    write('M');
    await vi.advanceTimersByTimeAsync(6000);
    expect(asked).toHaveLength(3);
    expect(check.state.get().error).toBeNull();
    write('Ma');
    await vi.advanceTimersByTimeAsync(200);
    expect(check.state.get()).toMatchObject({ isBehind: false, error: { status: 0 } });
  });
});
