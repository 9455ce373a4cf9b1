import { useState } from 'react';
import type { Template } from '#contract/api/templates.ts';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import type { Wanted } from './wanted.ts';
import { words as allWords } from './words.ts';

const words = allWords.download;

/** The possible results of a download. */
export type Outcome = 'came' | 'signed-out' | 'not-in-plan';

export type TemplateDownload = {
  isBusy: boolean;
  /** The error message, '' if none. */
  problem: string;
  /** The direct address of the file, '' if it has none. */
  address: string;
  start: (template: Template, wanted: Wanted) => void;
};

/**
 * One download at a time. `onEnd` is called only when the file has arrived, or when the user has to go elsewhere first.
 */
export const useTemplateDownload = (onEnd: (template: Template, outcome: Outcome) => void): TemplateDownload => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [address, setAddress] = useState('');

  const run = async (template: Template, wanted: Wanted): Promise<void> => {
    setIsBusy(true);
    setProblem('');
    setAddress('');
    try {
      const { addressOf, fetchTemplate } = await import('./fetch-template.ts');
      setAddress(addressOf(template, wanted));
      await fetchTemplate(template, wanted);
      onEnd(template, 'came');
    } catch (error) {
      const outcome = elsewhere(error);
      if (outcome === null) setProblem(problemIn(error));
      else onEnd(template, outcome);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problem, address, start: (template, wanted) => void run(template, wanted) };
};

const elsewhere = (error: unknown): Outcome | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.isSignedOut) return 'signed-out';
  return error.problem.code === 'not-in-plan' ? 'not-in-plan' : null;
};

/** The fixed error message, followed by the server's reason if there is one. */
const problemIn = (error: unknown): string => {
  const why = sentenceOf(error, '');
  return why === '' ? words.failed : `${words.failed} ${why}`;
};
