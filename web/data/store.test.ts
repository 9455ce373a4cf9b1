import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

const listener = () => vi.fn<() => void>();

describe('a store', () => {
  it('is initialized on the first read and not before', () => {
    const initial = vi.fn<() => string>(() => 'light');
    const store = createStore({ initial, prerendered: 'system' });
    expect(initial).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual(['light', 'light']);
    expect(initial).toHaveBeenCalledOnce();
  });

  it('notifies listeners of a changed value only', () => {
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

  it('is connected while there is at least one listener', () => {
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
