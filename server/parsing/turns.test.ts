import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShares } from './shares.ts';
import { createTurns, type EndTurn, type Turns } from './turns.ts';

let turns: Turns;
let order: string[];
let ends: EndTurn[];
const open = (options: Partial<Parameters<typeof createTurns>[0]> = {}): void => {
  turns = createTurns({ places: 1, shares: createShares(), ...options });
};
const ask = (name: string, asking: Partial<Parameters<Turns['take']>[0]> = {}): Promise<void> =>
  turns.take({ person: name.slice(0, 1), ...asking }).then((end) => {
    order.push(end === null ? `${name} refused` : name);
    if (end !== null) ends.push(end);
  });
/** Ends the running jobs one after the other until none runs. */
const finishAll = async (): Promise<void> => {
  await settled();
  for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
    end();
    await settled();
  }
};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  order = [];
  ends = [];
});
afterEach(() => {
  turns.close();
  vi.useRealTimers();
});

describe('turns', () => {
  it('L2: go round by user, whoever asks most', async () => {
    open();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void ask(name);
    await finishAll();
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('L2: are at most two of a user at once, also when places are free', async () => {
    open({ places: 4 });
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name);
    await settled();
    expect(order).toEqual(['a1', 'a2', 'b1']);
    ends[0]?.();
    await settled();
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('count jobs of every kind that share them', async () => {
    const shares = createShares();
    open({ places: 4, shares });
    shares.begin('a');
    shares.begin('a');
    void ask('a1');
    await settled();
    expect([order, shares.full()]).toEqual([[], ['a']]);
    shares.end('a');
    await settled();
    expect(order).toEqual(['a1']);
  });

  it('let analyses go before pictures, which do not wait for ever', async () => {
    open();
    for (const name of ['a1', 'b1']) void ask(name);
    void ask('c1', { isUrgent: true, hasShare: true });
    await settled();
    ends.shift()?.();
    await settled();
    expect(order).toEqual(['a1', 'c1']);
    await vi.advanceTimersByTimeAsync(2_100);
    void ask('d1', { isUrgent: true, hasShare: true });
    await finishAll();
    expect(order).toEqual(['a1', 'c1', 'b1', 'd1']);
  });

  it('are refused to a user who has too many waiting, and to nobody else', async () => {
    open({ queueEach: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void ask(name);
    await settled();
    expect(order.toSorted()).toEqual(['a1', 'a4 refused']);
    await finishAll();
    expect(order.slice(2)).toEqual(['b1', 'a2', 'a3']);
  });

  it('are refused after a while, except to jobs of the queue', async () => {
    open({ queueMs: 1_000 });
    void ask('a1');
    void ask('b1');
    void ask('c1', { hasShare: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(order).toEqual(['a1', 'b1 refused']);
    await finishAll();
    expect(order).toEqual(['a1', 'b1 refused', 'c1']);
  });

  it('of pictures wait while an analysis may be in the queue, but not for ever', async () => {
    const shares = createShares();
    open({ shares, isAfterAnalyses: true });
    shares.setBacklog(true);
    void ask('a1');
    await settled();
    expect(order).toEqual([]);
    shares.setBacklog(false);
    await settled();
    expect(order).toEqual(['a1']);
    shares.setBacklog(true);
    void ask('b1');
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(order).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(200);
    expect(order).toEqual(['a1', 'b1']);
  });

  it('L2: wait while the user has both jobs running in other processes, and delay nobody else', async () => {
    let isFree = false;
    let ended = 0;
    const shares = createShares(async (person) => (person === 'a' && !isFree ? null : () => void (ended += 1)));
    open({ shares });
    for (const name of ['a1', 'b1']) void ask(name);
    await settled();
    expect(order).toEqual(['b1']);
    await finishAll();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(order).toEqual(['b1']);
    isFree = true;
    await vi.advanceTimersByTimeAsync(200);
    await finishAll();
    expect([order, ended]).toEqual([['b1', 'a1'], 2]);
  });

  it('are refused to a user whose jobs run in other processes for too long', async () => {
    open({ queueMs: 1_000, shares: createShares(async () => null) });
    void ask('a1');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(order).toEqual(['a1 refused']);
  });
});
