import { useEffect, useRef } from 'react';
import type { CallOptions } from './http/call.ts';
import { newKey } from './http/idempotency-key.ts';
import { patienceWith } from './http/retry-delay.ts';

type Options = Required<Pick<CallOptions, 'idempotencyKey' | 'signal'>>;

type Wish<Answer> = {
  /** What is asked for: anything else is another wish. */
  about: readonly unknown[];
  /** One try. */
  ask: (options: Options) => Promise<Answer>;
  /** What to say while the next try is waited for. */
  onWait: (message: string) => void;
};

/**
 * Something that costs the server work, one at a time. Its key stays the same for the same wish, so that a try after a lost
 * answer counts once. While the server is busy or the connection broken, it is asked again by itself.
 */
export const useWish = () => {
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ about: readonly unknown[]; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** null when the person stopped it. */
  const run = async <Answer>({ about, ask, onWait }: Wish<Answer>): Promise<Answer | null> => {
    const { signal } = (running.current = new AbortController());
    const isSame = last.current?.about.every((part, index) => part === about[index]) === true;
    const idempotencyKey = isSame ? (last.current?.key ?? newKey()) : newKey();
    last.current = { about, key: idempotencyKey };
    const patiently = async (tries: number): Promise<Answer> => {
      try {
        return await ask({ idempotencyKey, signal });
      } catch (error) {
        const patience = signal.aborted ? null : patienceWith(error, tries);
        if (patience === null) throw error;
        onWait(patience.message);
        await pause(patience.seconds * 1000, signal);
        return patiently(tries + 1);
      }
    };
    try {
      const answer = await patiently(1);
      last.current = null;
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };

  const stop = (): void => running.current?.abort();

  return { run, stop };
};

/** Ends early, with the signal's reason, when the person stops it. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    });
  });
