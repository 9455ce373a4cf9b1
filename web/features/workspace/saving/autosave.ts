import type { Workspace } from '#contract/api/workspace/workspaces.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { retryDelayFor } from '../../../data/http/retry-delay.ts';
import { createStore, type Store } from '../../../data/store.ts';
import { forgetKept, keepInTab } from './kept-in-tab.ts';

export type Design = Workspace['design'];
type Stored = { revision: number; savedAt: string };
export type Content = { document: ResumeDraft; design: Design };

/**
 * Whether what is on the screen is stored. `offline`: it is sent again by itself; `isKept` tells whether it survives a
 * reload until then. `changed-elsewhere`: somebody saved another state in the meantime, so nothing is sent until one is
 * chosen.
 */
export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'saving' }
  | { is: 'offline'; isKept: boolean }
  | { is: 'failed'; error: Error }
  | { is: 'changed-elsewhere' };

type Options = {
  workspace: Pick<Workspace, 'id' | 'revision' | 'savedAt'>;
  /** Rejects with `ApiError`. */
  send: (input: Content & { id: string; revision: number }) => Promise<Stored>;
};

export type Autosave = {
  state: Store<SaveState>;
  /** The revision that the server has, as far as this tab knows. */
  revision: () => number;
  changed: (content: Content) => void;
  /** Sends now what waits. Resolves to whether everything is stored. */
  flush: () => Promise<boolean>;
  /** The server has this now, by something else than a change here. Sends what waits, if anything does. */
  adopt: (stored: Stored) => void;
  /** Forgets what waits: something else was stored in its place. */
  drop: () => void;
  stop: () => void;
};

/** A pause in typing after which it is sent. */
const pauseMs = 800;
/** How often it is sent again while the server cannot be reached or is busy. */
const retryMs = 5000;

/**
 * Stores a document some time after each change, one request at a time, each based on the answer to the one before. What
 * is not stored yet is kept in the tab. It overwrites nothing: a state from elsewhere stops it.
 */
export const createAutosave = ({ workspace: { id, revision: first, savedAt }, send }: Options): Autosave => {
  const initial: SaveState = { is: 'saved', at: savedAt };
  const state = createStore<SaveState>({ initial: () => initial, prerendered: initial });
  let revision = first;
  let waiting: Content | null = null;
  let isKept = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const stored = (answer: Stored): void => {
    revision = answer.revision;
    if (waiting === null) {
      forgetKept(id);
      state.set({ is: 'saved', at: answer.savedAt });
      return;
    }
    isKept = keepInTab(id, { revision, document: waiting.document });
    state.set({ is: 'saving' });
    later(pauseMs);
  };

  const failed = (error: unknown): void => {
    if (error instanceof ApiError && error.problem.code === 'changed-elsewhere') {
      state.set({ is: 'changed-elsewhere' });
      return;
    }
    if (retryDelayFor(error, 1) === null) {
      state.set({ is: 'failed', error: error instanceof Error ? error : new Error('not saved', { cause: error }) });
      return;
    }
    state.set({ is: 'offline', isKept });
    later(retryMs);
  };

  const sendWaiting = async (): Promise<boolean> => {
    const content = waiting;
    if (content === null) return true;
    state.set({ is: 'saving' });
    try {
      const answer = await send({ id, revision, ...content });
      if (waiting === content) waiting = null;
      stored(answer);
      return waiting === null;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (state.get().is === 'changed-elsewhere') return false;
    await running;
    if (running === null) {
      running = sendWaiting().finally(() => {
        running = null;
      });
    }
    return running;
  };

  return {
    state,
    revision: () => revision,
    changed: (content) => {
      waiting = content;
      isKept = keepInTab(id, { revision, document: content.document });
      if (state.get().is === 'changed-elsewhere') return;
      state.set({ is: 'saving' });
      if (running === null) later(pauseMs);
    },
    flush,
    adopt: (answer) => {
      stored(answer);
      if (waiting !== null) void flush();
    },
    drop: () => {
      waiting = null;
      clearTimeout(timer);
      forgetKept(id);
    },
    stop: () => {
      clearTimeout(timer);
      if (waiting !== null && state.get().is !== 'changed-elsewhere') void flush();
    },
  };
};
