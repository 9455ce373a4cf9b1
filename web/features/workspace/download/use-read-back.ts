import { useEffect, useRef, useState } from 'react';
import { maxExportedBytes, readBackWorkspace } from '#contract/api/workspace/read-back.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { useWrite } from '../../../data/use-write.ts';

/** A downloaded file, and the document that made it. */
export type Downloaded = { document: ResumeDraft; format: 'docx' | 'pdf'; file: File };

export type ReadBackState =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'too-large' }
  | { is: 'done'; answer: OutputOf<typeof readBackWorkspace> }
  | { is: 'failed'; error: unknown };

/** A reader answers within a second; whoever waits longer is told, and can ask again. */
const maxWaitMs = 20_000;

/** Reads a file again after its download, which neither waits for it nor fails with it. */
export const useReadBack = (id: string) => {
  const { send } = useWrite(readBackWorkspace);
  const [state, setState] = useState<ReadBackState>({ is: 'none' });
  const running = useRef<AbortController | null>(null);
  const [downloaded, setDownloaded] = useState<Downloaded | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const begin = (one: Downloaded): void => {
    running.current?.abort();
    setDownloaded(one);
    if (one.file.size > maxExportedBytes) {
      setState({ is: 'too-large' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ is: 'reading' });
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(maxWaitMs)]);
    const ask = async (): Promise<void> => {
      try {
        const file = await base64Of(one.file);
        const { document, format } = one;
        const answer = await send({ id, document, format, file }, { signal });
        if (!controller.signal.aborted) setState({ is: 'done', answer });
      } catch (error) {
        if (!controller.signal.aborted) setState({ is: 'failed', error });
      }
    };
    void ask();
  };
  return {
    state,
    /** The document that was read back. */
    isOf: downloaded?.document ?? null,
    begin,
    retry: (): void => {
      if (downloaded !== null) begin(downloaded);
    },
    clear: (): void => {
      running.current?.abort();
      setState({ is: 'none' });
    },
  };
};

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
    reader.readAsDataURL(file);
  });
