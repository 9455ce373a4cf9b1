import { useEffect, useRef } from 'react';
import { runWhatIf } from '#contract/api/versions.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { retryDelayFor } from '../../data/http/retry-delay.ts';
import { useWrite } from '../../data/use-write.ts';
import { endSession, sessionOf, startSession, updateSession, useSession } from './sessions.ts';

/** How long typing must pause before the text is scored: less than most people take between two keys, so that scores follow in under 200 ms. */
const pauseMs = 60;

/**
 * Scores other texts than `originalText` for an analysis. Scoring starts with a click or a key press and continues if
 * the page is left.
 */
export const useWhatIf = (id: string, originalText: string) => {
  const session = useSession(id);
  const scoring = useWrite(runWhatIf, { retry: retryDelayMs });
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => endSession(id), [id]);

  const scoreOriginal = (): void => {
    scoring.send({ id, text: originalText }).then(
      (original) => {
        const isShown = sessionOf(id)?.text === originalText;
        updateSession(id, { original, ...(isShown ? { latest: { text: originalText, scores: original } } : {}) });
      },
      (error: Error) => updateSession(id, { error }),
    );
  };
  /** Stops the scoring of an older text, so that its scores cannot arrive late. */
  const score = (text: string, delayMs: number): void => {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const send = (): void => {
      scoring.send({ id, text }, { signal }).then(
        (scores) => signal.aborted || updateSession(id, { latest: { text, scores }, error: null }),
        (error: Error) => signal.aborted || updateSession(id, { error }),
      );
    };
    const timer = setTimeout(send, delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return {
    session,
    open: (): void => {
      if (session !== undefined) return;
      startSession(id, originalText);
      scoreOriginal();
    },
    change: (text: string): void => {
      updateSession(id, { text, error: null });
      score(text, pauseMs);
    },
    retry: (): void => {
      updateSession(id, { error: null });
      if (session?.original === null) scoreOriginal();
      if (session !== undefined && session.text !== originalText) score(session.text, 0);
    },
  };
};

/** Retries by itself while the server is busy, keeping the last scores. A broken connection is reported at once. */
const retryDelayMs = (error: Error, failures: number): number | null => {
  if (error instanceof ApiError && error.isUnreachable) return null;
  const delay = retryDelayFor(error, failures);
  return delay === null ? null : delay.seconds * 1000;
};
