import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Endpoint, InputOf } from '#contract/api/endpoint.ts';
import { ApiError, sentenceOf } from '../data/http/api-error.ts';
import { download } from '../data/http/download.ts';
import { toDownloadSuccess } from './download-success.ts';
import { words } from './words.ts';

/** Delay between the file and the confirmation page. */
const confirmationDelayMs = 500;

export type DownloadState = { is: 'idle' | 'running' } | { is: 'failed'; isSignedOut: boolean; sentence: string };

/** Downloads a report; the confirmation page opens only after the file has arrived. */
export const useDownload = <E extends Endpoint>(endpoint: E, input: InputOf<E>, resource: string) => {
  const [state, setState] = useState<DownloadState>({ is: 'idle' });
  const navigate = useNavigate();
  const start = async (): Promise<void> => {
    setState({ is: 'running' });
    try {
      await download(endpoint, input);
    } catch (error) {
      setState(failureOf(error));
      return;
    }
    setTimeout(() => {
      setState({ is: 'idle' });
      void navigate(...toDownloadSuccess({ resource, type: 'ats-report' }));
    }, confirmationDelayMs);
  };
  return { state, start: () => void start() };
};

const failureOf = (error: unknown): DownloadState => {
  const isSignedOut = error instanceof ApiError && error.isSignedOut;
  return { is: 'failed', isSignedOut, sentence: isSignedOut ? words.signedOut : sentenceOf(error, words.failed) };
};
