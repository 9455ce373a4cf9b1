import type { OutputOf } from '#contract/api/endpoint.ts';
import type { checkWorkspace } from '#contract/api/workspace/check.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { retryDelayFor } from '../../../data/http/retry-delay.ts';
import { createStore, type Store } from '../../../data/store.ts';
import type { Content } from '../saving/autosave.ts';

export type Report = OutputOf<typeof checkWorkspace>;

/** `latest` is the last report, with the document that it is about; it stays while a newer one is awaited. */
export type CheckState = {
  latest: { document: ResumeDraft; report: Report } | null;
  /** What is on the screen is newer than `latest`, and its report is awaited. */
  isBehind: boolean;
  error: Error | null;
};

export type LiveCheck = {
  state: Store<CheckState>;
  changed: (content: Content) => void;
  retry: () => void;
  stop: () => void;
};

type Options = { send: (content: Content, options: { signal: AbortSignal }) => Promise<Report> };

/** A pause in typing after which it is checked: shorter than most people take between two words. */
const pauseMs = 120;
/** Nobody waits longer for a score: after that it counts as failed, and can be asked for again. */
const maxWaitMs = 15_000;
/** Another tab of the same person was checked instead. */
const supersededMs = 1500;

/** Checks a document after each pause in typing. The latest wins: the answer to an older one is dropped. */
export const createLiveCheck = ({ send }: Options): LiveCheck => {
  const initial: CheckState = { latest: null, isBehind: true, error: null };
  const state = createStore<CheckState>({ initial: () => initial, prerendered: initial });
  let wanted: Content | null = null;
  let running: AbortController | null = null;

  const start = (content: Content, delayMs: number, tries: number): void => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const isOver = (): boolean => running !== controller;
    const fail = (error: Error): void => {
      running = null;
      controller.abort();
      state.set({ ...state.get(), isBehind: false, error });
    };
    const timers = [
      setTimeout(() => void ask(), delayMs),
      setTimeout(() => isOver() || fail(new Error('The check took too long.')), delayMs + maxWaitMs),
    ];
    controller.signal.addEventListener('abort', () => {
      for (const timer of timers) clearTimeout(timer);
    });
    const ask = async (): Promise<void> => {
      try {
        const report = await send(content, { signal: controller.signal });
        if (isOver()) return;
        running = null;
        controller.abort();
        state.set({ latest: { document: content.document, report }, isBehind: false, error: null });
      } catch (error) {
        if (isOver()) return;
        const delay = delayBefore(error, tries);
        if (delay === null) fail(error instanceof Error ? error : new Error('not checked', { cause: error }));
        else start(content, delay, tries + 1);
      }
    };
  };

  const check = (content: Content, delayMs: number): void => {
    wanted = content;
    state.set({ ...state.get(), isBehind: true, error: null });
    start(content, delayMs, 1);
  };

  return {
    state,
    changed: (content) => check(content, wanted === null ? 0 : pauseMs),
    retry: () => wanted !== null && check(wanted, 0),
    stop: () => {
      running?.abort();
      running = null;
    },
  };
};

/** A busy server is asked again; without a connection the person decides. */
const delayBefore = (error: unknown, tries: number): number | null => {
  if (!(error instanceof ApiError) || error.isUnreachable) return null;
  if (error.problem.code === 'superseded') return supersededMs;
  const delay = retryDelayFor(error, tries);
  return delay === null ? null : delay.seconds * 1000;
};
