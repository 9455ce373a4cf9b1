import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('asks at once at first, then after each pause', async () => {
    const { check, asked, write } = started();
    write('M');
    await vi.advanceTimersByTimeAsync(20);
    expect(check.state.get()).toMatchObject({ isBehind: false, latest: { report: { after: { ats: 0 } } } });
    write('Ma');
    write('Mar');
    expect(check.state.get()).toMatchObject({ isBehind: true, latest: { report: { after: { ats: 0 } } } });
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['M', 'Mar']);
    expect(check.state.get()).toMatchObject({ isBehind: false, latest: { document: { name: 'Mar' } } });
  });

  it('drops an older answer that comes later', async () => {
    const { check, write } = started([5000, 10]);
    write('old');
    await vi.advanceTimersByTimeAsync(50);
    write('new');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(check.state.get()).toMatchObject({ isBehind: false, latest: { document: { name: 'new' } } });
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
