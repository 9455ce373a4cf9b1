import { z } from 'zod';
import { createStore, type Store } from '../../../data/store.ts';

/**
 * What a person said no to: for a term of the posting, or for a question about a result, a line as it was written. In
 * session storage: it survives a reload, and is gone when the tab is closed.
 */
type Dismissed = ReadonlySet<string>;

const storageKey = 'coach';
const storedSchema = z.record(z.string(), z.array(z.string()));
/** Older ones are asked about again. */
const maxKept = 300;

const readAll = (): Record<string, string[]> => {
  try {
    const read = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
};

const nameOf = (about: string, line: string): string => `${about}\n${line}`;

export type DismissedLines = {
  store: Store<Dismissed>;
  has: (about: string, line: string) => boolean;
  add: (about: string, line: string) => void;
};

/** `about` is the term, or 'result'. */
export const createDismissed = (workspaceId: string): DismissedLines => {
  const none: Dismissed = new Set();
  const store = createStore<Dismissed>({
    initial: () => new Set(readAll()[workspaceId] ?? []),
    prerendered: none,
  });
  return {
    store,
    has: (about, line) => store.get().has(nameOf(about, line)),
    add: (about, line) => {
      const names = [...store.get(), nameOf(about, line)].slice(-maxKept);
      store.set(new Set(names));
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [workspaceId]: names }));
      } catch {
        // Then it is forgotten with the page.
      }
    },
  };
};
