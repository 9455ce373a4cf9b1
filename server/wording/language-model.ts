import type { WordingSetting } from '#contract/api/workspace/wording.ts';
import type { Configuration } from '../boot/configuration.ts';
import type { Database } from '../db/connect.ts';
import type { LanguageModel } from './ask-model.ts';
import { findWordingChoice } from './store.ts';

/** null when the operator has set up none. */
export const languageModelOf = ({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Configuration): LanguageModel | null =>
  LLM_BASE_URL === undefined || LLM_MODEL === undefined
    ? null
    : { baseUrl: LLM_BASE_URL, model: LLM_MODEL, apiKey: LLM_API_KEY };

/** Consent is to one recipient and one model: after a change of either, a person counts as not asked. */
export const wordingSettingOf = async (
  db: Database,
  configuration: Configuration,
  userId: string,
): Promise<WordingSetting> => {
  const model = languageModelOf(configuration);
  if (model === null) return { recipient: null, model: null, choice: 'unasked' };
  const recipient = new URL(model.baseUrl).host;
  const stored = await findWordingChoice(db, userId);
  const isOff = stored?.choice === 'off';
  const isSame = stored?.recipient === recipient && stored.model === model.model;
  return { recipient, model: model.model, choice: isOff || isSame ? (stored?.choice ?? 'unasked') : 'unasked' };
};
