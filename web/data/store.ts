import { useSyncExternalStore } from 'react';

/** A value outside React, kept until the page is closed, that any component can read with `useStore`. */
export type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The value in prerendered HTML, and in the browser until hydration. */
  prerendered: Value;
};

/**
 * The only kind of client store. `initial` is called on the first read, so it may use browser APIs. `connect` runs
 * while there are listeners (a timer, a window event) and returns a function that stops it.
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

/** The value of a store; the component re-renders when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.prerendered);

const hydrated = createStore({ initial: () => true, prerendered: false });

/** False until React has hydrated prerendered HTML. */
export const useIsHydrated = (): boolean => useStore(hydrated);
