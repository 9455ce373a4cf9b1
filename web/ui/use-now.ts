import { createStore, useStore } from '../data/store.ts';

const everyMs = 30_000;
const loadedAtMs = Date.now();

/** One clock for the page, which runs only while components use it. */
const clock = createStore({
  initial: () => loadedAtMs,
  prerendered: loadedAtMs,
  connect: ({ set }) => {
    const tick = (): void => set(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  },
});

/** The current time, at most half a minute old, so that 'two minutes ago' stays true while the page is open. */
export const useNow = (): Date => new Date(useStore(clock));
