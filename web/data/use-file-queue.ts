import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { ApiError } from './http/api-error.ts';
import { call } from './http/call.ts';
import { pause } from './http/pause.ts';
import { retryDelayFor } from './http/retry-delay.ts';

/** Files that are sent one after another. `wait`: why none is sent right now; `fault`: why sending stopped before its end. */
export type FileQueue<Answer> = {
  total: number;
  sent: Answer[];
  refused: { name: string; reason: string }[];
  state: 'idle' | 'sending' | 'stopped' | 'done';
  wait: string | null;
  fault: Error | null;
};

/** One file is refused; the others may be fine. */
const aboutOneFile = ['wrong-type', 'too-large', 'unreadable-file', 'bad-input'];

const empty = { total: 0, sent: [], refused: [], state: 'idle', wait: null, fault: null } as const;

/**
 * Sends many files to an endpoint that takes one as `resume`, each after the last, and goes on by itself while the server
 * is busy or cannot be reached. A file that is refused is left out; any other failure stops the rest. Leaving the page
 * stops it too.
 */
export const useFileQueue = <Input extends z.ZodType, Output extends z.ZodType>(endpoint: Endpoint<Input, Output>) => {
  type Answer = z.infer<Output>;
  const [queue, setQueue] = useState<FileQueue<Answer>>({ ...empty, sent: [], refused: [] });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async (input: z.infer<Input>, file: File, signal: AbortSignal, tries = 1): Promise<Answer> => {
    try {
      return await call(endpoint, input, { files: { resume: file }, signal });
    } catch (error) {
      const delay = signal.aborted ? null : delayFor(error, tries);
      if (delay === null) throw error;
      setQueue((now) => ({ ...now, wait: delay.message }));
      await pause(delay.seconds * 1000, signal);
      setQueue((now) => ({ ...now, wait: null }));
      return sendOne(input, file, signal, tries + 1);
    }
  };

  const send = async (input: z.infer<Input>, files: readonly File[]): Promise<void> => {
    const controller = (running.current = new AbortController());
    setQueue({ total: files.length, sent: [], refused: [], state: 'sending', wait: null, fault: null });
    for (const file of files) {
      try {
        const answer = await sendOne(input, file, controller.signal);
        setQueue((now) => ({ ...now, sent: [...now.sent, answer] }));
      } catch (error) {
        if (error instanceof ApiError && aboutOneFile.includes(error.problem.code)) {
          const reason = error.problem.message;
          setQueue((now) => ({ ...now, refused: [...now.refused, { name: file.name, reason }] }));
          continue;
        }
        const fault = controller.signal.aborted || !(error instanceof Error) ? null : error;
        setQueue((now) => ({ ...now, state: 'stopped', wait: null, fault }));
        return;
      }
    }
    setQueue((now) => ({ ...now, state: 'done' }));
  };

  return { queue, send, stop: (): void => running.current?.abort() };
};

/** When a file is sent again, and what to say meanwhile. Too many requests pass by themselves, too. */
const delayFor = (error: unknown, tries: number): { seconds: number; message: string } | null => {
  if (error instanceof ApiError && error.problem.code === 'too-many-requests' && tries < 10) {
    const { message, retryAfterSeconds = 10 } = error.problem;
    return { seconds: Math.min(60, retryAfterSeconds), message };
  }
  return retryDelayFor(error, tries);
};
