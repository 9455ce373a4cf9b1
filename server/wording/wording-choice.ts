import type * as api from '#contract/api/workspace/wording.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { wordingSettingOf } from './language-model.ts';
import { deleteWordingChoice, replaceWordingChoice } from './store.ts';

export const getWordingSetting: Handler<typeof api.getWordingSetting> = ({ session, services }) =>
  wordingSettingOf(services.db, services.configuration, session.user.id);

export const setWordingChoice: Handler<typeof api.setWordingChoice> = async ({ input, session, services }) => {
  const { db, configuration, clock } = services;
  const userId = session.user.id;
  const setting = await wordingSettingOf(db, configuration, userId);
  if (setting.recipient !== input.recipient || setting.model !== input.model) throw new Problem('not-found');
  const { choice, recipient, model } = input;
  if (choice === 'unasked') await deleteWordingChoice(db, userId);
  else await replaceWordingChoice(db, { userId, choice, recipient, model, decidedAt: clock() });
  return { ...setting, choice };
};
