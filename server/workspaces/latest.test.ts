import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

describe('the latest request of a person', () => {
  it('takes the place of one that waits, while one runs', async () => {
    const latest = createLatest();
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (person: string, name: string) =>
      latest(person, async () => {
        order.push(name);
        await new Promise<void>((resolve) => void ends.push(resolve));
        return name;
      });
    const answers = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1'), ask('a', 'a3')];
    expect(await answers[1]).toBeNull();
    expect(order).toEqual(['a1', 'b1']);
    ends.shift()?.();
    expect(await answers[0]).toBe('a1');
    expect(order).toEqual(['a1', 'b1', 'a3']);
    for (const end of ends) end();
    expect(await Promise.all(answers)).toEqual(['a1', null, 'b1', 'a3']);
  });

  it('begins after one that fails', async () => {
    const latest = createLatest();
    const failing = latest('a', () => Promise.reject(new Error('no')));
    const next = latest('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await latest('a', async () => 'later')).toBe('later');
  });
});
