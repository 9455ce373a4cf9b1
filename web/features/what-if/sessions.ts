import type { OutputOf } from '#contract/api/endpoint.ts';
import type { runWhatIf } from '#contract/api/versions.ts';
import { createStore, useStore } from '../../data/store.ts';

export type Scores = OutputOf<typeof runWhatIf>;

/** What a person tries out on the resume of one analysis. */
export type Session = {
  text: string;
  /** The text is neither that of the resume nor saved as a draft, so it must not get lost. */
  isUnsaved: boolean;
  /** What the text of the resume scores by its words alone: the baseline. null until known. */
  original: Scores | null;
  /** The last text that was scored. */
  latest: { text: string; scores: Scores } | null;
  error: Error | null;
};

/**
 * By the id of the analysis. In memory only: an unsaved text survives a visit to another page or a login, and no part of a
 * resume is left on a shared computer.
 */
const sessions = createStore<ReadonlyMap<string, Session>>({ initial: () => new Map(), prerendered: new Map() });

export const useSession = (id: string): Session | undefined => useStore(sessions).get(id);

export const sessionOf = (id: string): Session | undefined => sessions.get().get(id);

export const startSession = (id: string, text: string): void =>
  put(id, { text, isUnsaved: false, original: null, latest: null, error: null });

/** Does nothing if the session has ended. */
export const updateSession = (id: string, change: Partial<Session>): void => {
  const session = sessionOf(id);
  if (session !== undefined) put(id, { ...session, ...change });
};

/** Ends the session, unless that would lose text. */
export const endSession = (id: string): void => {
  if (sessionOf(id)?.isUnsaved === true) return;
  sessions.set(new Map([...sessions.get()].filter(([other]) => other !== id)));
};

const put = (id: string, session: Session): void => {
  const next = new Map([...sessions.get(), [id, session]]);
  sessions.set(next);
  // Only while there is something to lose, because the question costs everyone who leaves a click.
  if ([...next.values()].some(({ isUnsaved }) => isUnsaved)) window.addEventListener('beforeunload', warnBeforeUnload);
  else window.removeEventListener('beforeunload', warnBeforeUnload);
};

/** The browser asks in its own words whether to leave. */
const warnBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
