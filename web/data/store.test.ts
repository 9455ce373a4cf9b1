import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

const listener = () => vi.fn<() => void>();

describe('a store', () => {
  it('is read at the first look and not before', () => {
    const initial = vi.fn<() => string>(() => 'light');
    const store = createStore({ initial, prerendered: 'system' });
    expect(initial).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual(['light', 'light']);
    expect(initial).toHaveBeenCalledOnce();
  });

  it('tells its listeners of another value, and not of the same', () => {
    const store = createStore({ initial: () => 1, prerendered: 1 });
    const heard = listener();
    const stop = store.subscribe(heard);
    store.set(1);
    expect(heard).not.toHaveBeenCalled();
    store.set(2);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    store.set(3);
    expect(heard).toHaveBeenCalledOnce();
    expect(store.get()).toBe(3);
  });

  it('is connected while anybody listens, however many', () => {
    const events: string[] = [];
    const store = createStore({
      initial: () => 0,
      prerendered: 0,
      connect: ({ get, set }) => {
        events.push('connected');
        set(get() + 1);
        return () => events.push('disconnected');
      },
    });
    const stops = [store.subscribe(listener()), store.subscribe(listener())];
    for (const stop of stops) stop();
    expect(events).toEqual(['connected', 'disconnected']);
    store.subscribe(listener());
    expect(events).toEqual(['connected', 'disconnected', 'connected']);
    expect(store.get()).toBe(2);
  });
});
