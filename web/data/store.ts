import { useSyncExternalStore } from 'react';

/** A value that lives outside React, for as long as the page is open, and that any component can read with `useStore`. */
export type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** What HTML that was written at build time shows, and the browser until it has taken that HTML over. */
  prerendered: Value;
};

/**
 * The only kind of client store. `initial` is called at the first look, so that it may read what only a browser has.
 * `connect` runs while anybody listens (a timer, an event of the window) and returns how to end that.
 */
export const createStore = <Value>({
  initial,
  prerendered,
  connect = () => () => undefined,
}: {
  initial: () => Value;
  prerendered: Value;
  connect?: (store: Pick<Store<Value>, 'get' | 'set'>) => () => void;
}): Store<Value> => {
  let held: { value: Value } | null = null;
  let disconnect: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const get = (): Value => (held ??= { value: initial() }).value;
  const set = (next: Value): void => {
    if (Object.is(get(), next)) return;
    held = { value: next };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listeners.size === 1) disconnect = connect({ get, set });
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) disconnect?.();
    };
  };
  return { get, set, subscribe, prerendered };
};

/** The value of a store; the component is drawn again when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.prerendered);

const hydrated = createStore({ initial: () => true, prerendered: false });

/** Whether the page is alive in the browser. False while React takes over HTML that was written at build time. */
export const useIsHydrated = (): boolean => useStore(hydrated);
