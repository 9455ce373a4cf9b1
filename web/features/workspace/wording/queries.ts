import { getWordingSetting, setWordingChoice } from '#contract/api/workspace/wording.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words } from './words.ts';

export const useWordingSetting = () => useRead(getWordingSetting, {}).data ?? null;

export const useWordingChoice = () =>
  useWrite(setWordingChoice, {
    onSuccess: ({ answer, cache }) => cache.set(getWordingSetting, {}, answer),
    failure: words.setting.failed,
  });
