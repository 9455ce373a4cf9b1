import { useState } from 'react';
import { uploadProblemOf, type StoredAnalysis } from '#contract/api/analyses.ts';
import { analyzeVersion } from '#contract/api/versions.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useReanalysis } from './use-reanalysis.ts';
import { words } from './words.ts';

/** The form for another version of a resume. It has no schema, because it holds a file. `onDone` gets the new analysis. */
export const useVersionForm = (result: StoredAnalysis, onDone: (made: StoredAnalysis) => void) => {
  const reanalysis = useReanalysis(analyzeVersion, result.id);
  const [file, setFile] = useState<File | null>(null);
  const [isSameJob, setIsSameJob] = useState(true);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const job = isSameJob ? result.jobDescription : undefined;

  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setProblem(chosen === null ? undefined : uploadProblemOf(chosen)?.message);
  };
  const submit = async (): Promise<void> => {
    if (file === null) setProblem(words.version.missing);
    if (file === null || problem !== undefined || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const input = { id: result.id, ...(job === undefined ? {} : { jobDescription: job }) };
      const made = await reanalysis.send(input, { resume: file });
      if (made !== null) onDone(made);
    } catch (error) {
      setFailure(sentenceOf(error, words.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return { reanalysis, isSameJob, setIsSameJob, problem, failure, isBusy, choose, submit };
};
