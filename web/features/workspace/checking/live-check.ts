import type { OutputOf } from '#contract/api/endpoint.ts';
import type { checkWorkspace } from '#contract/api/workspace/check.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { retryDelayFor } from '../../../data/http/retry-delay.ts';
import { createStore, type Store } from '../../../data/store.ts';
import type { Content } from '../saving/autosave.ts';
import { createPace } from './pace.ts';

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

/** Nobody waits longer for a score: after that it counts as failed, and can be asked for again. */
const maxWaitMs = 15_000;
/** Another tab of the same person was checked instead. */
const supersededMs = 1500;

/**
 * Checks a document while somebody types: at once, and one check at a time. When it comes back, the newest text is
 * checked next, and those in between are left out.
 */
export const createLiveCheck = ({ send }: Options): LiveCheck => {
  const initial: CheckState = { latest: null, isBehind: true, error: null };
  const state = createStore<CheckState>({ initial: () => initial, prerendered: initial });
  const pace = createPace();
  let wanted: Content | null = null;
  let running: AbortController | null = null;

  const begin = (delayMs: number, tries: number): void => {
    const controller = new AbortController();
    running = controller;
    let sent: Content | null = null;
    const isOver = (): boolean => running !== controller;
    const end = (): void => {
      running = null;
      controller.abort();
    };
    const isOutdated = (): boolean => sent !== wanted;
    const fail = (error: Error): void => {
      end();
      if (isOutdated()) begin(pace.waitMs(), 1);
      else state.set({ ...state.get(), isBehind: false, error });
    };
    const timers = [
      setTimeout(() => void ask(), delayMs),
      setTimeout(() => isOver() || fail(new Error('The check took too long.')), delayMs + maxWaitMs),
    ];
    controller.signal.addEventListener('abort', () => {
      for (const timer of timers) clearTimeout(timer);
    });
    const ask = async (): Promise<void> => {
      const content = wanted;
      if (content === null) return;
      sent = content;
      pace.take();
      try {
        const report = await send(content, { signal: controller.signal });
        if (isOver()) return;
        end();
        state.set({ latest: { document: content.document, report }, isBehind: isOutdated(), error: null });
        if (isOutdated()) begin(pace.waitMs(), 1);
      } catch (error) {
        if (isOver()) return;
        const delay = delayBefore(error, tries);
        if (delay === null) return fail(error instanceof Error ? error : new Error('not checked', { cause: error }));
        end();
        begin(delay, tries + 1);
      }
    };
  };

  const check = (content: Content): void => {
    wanted = content;
    state.set({ ...state.get(), isBehind: true, error: null });
    if (running === null) begin(pace.waitMs(), 1);
  };

  return {
    state,
    changed: check,
    retry: () => wanted !== null && check({ ...wanted }),
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
